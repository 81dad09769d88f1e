/** Every message and every body that is not a game's affair: the one source, read by the server and published in its documents. */

export * from './basics.ts';
export * from './client.ts';
export * from './clubs.ts';
export * from './http.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './programs.ts';
export * from './server.ts';
export * from './stewards.ts';
export * from './table.ts';
