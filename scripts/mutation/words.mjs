// Descriptions are for who reads the published documents: no test should know them by heart, so they are not changed.
const isDescription = path =>
  path.parentPath?.isCallExpression() === true &&
  path.listKey === 'arguments' &&
  path.parentPath.node.callee.property?.name === 'describe';

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: { shouldIgnore: path => (isDescription(path) ? 'words for people' : undefined) },
  },
];
