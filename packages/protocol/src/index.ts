export * from './follow.ts';
export * from './frames.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './table-info.ts';
