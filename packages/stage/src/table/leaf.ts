/** What lies in the drawer of a table. */
export const LEAVES = ['log', 'score', 'chat', 'rules'] as const;
export type Leaf = (typeof LEAVES)[number];
