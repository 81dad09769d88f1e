export { applyPatch, type Change, diff, type Patch, type Path, same } from '@conclave/kernel';
