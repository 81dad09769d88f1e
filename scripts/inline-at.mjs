// Writes `list[index]` where the kernel's `at(list, index)` or a game's `nth` is called, in files of rules and bots that were made one. V8
// inlines only so much into a function, and the rules ask for an item of a list in every line: games run a twentieth faster
// (bench/history.md).
const HELPERS = {
  at: { declared: /^const at = \(list, index\) => list\[index\] \?\? nothingAt\(/mu, end: '] ?? nothingAt())' },
  nth: { declared: /^const nth = \(numbers, place\) => numbers\[place\];/mu, end: '])' },
};

const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string';

const callsOf = (node, names) => {
  const below = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap(part => callsOf(part, names));
  const isCall = node.type === 'CallExpression' && node.arguments.length === 2 && names.includes(node.callee.name);
  return isCall ? [node, ...below] : below;
};

export const inlineAt = {
  name: 'inline-at',
  renderChunk(code, _chunk, _options, { magicString }) {
    const names = Object.keys(HELPERS).filter(name => HELPERS[name].declared.test(code));
    for (const call of callsOf(this.parse(code), names)) {
      const [list, index] = call.arguments;
      magicString.update(call.start, list.start, '((');
      magicString.update(list.end, index.start, ')[');
      magicString.update(index.end, call.end, HELPERS[call.callee.name].end);
    }
    return magicString;
  },
};
