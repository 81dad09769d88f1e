// Counts what the style asks for, package by package: casts in 1000 lines, lines of a function, circles among folders. Tests are left out.
// `npm run count` prints a table; the exit code is 1 where a package is over a bar.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const BARS = { casts: 10, median: 4, most: 20 };
const NO_SOURCES = new Set(['node_modules', 'dist', 'test', 'scripts', 'public']);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : filesIn(path);
    return /(?<!\.d|\.config)\.ts$|\.svelte$/.test(entry.name) ? [path] : [];
  });

const packages = ['packages', 'packages/games'].flatMap(folder =>
  readdirSync(folder)
    .map(name => join(folder, name))
    .filter(path => readdirSync(path).includes('package.json')),
);

/** Of a component only its scripts. */
const scriptOf = (path, text) =>
  path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
    : text;

const isCast = node =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type));

/** A function with a name of its own; what is handed to another call on the spot is part of that one. */
const isNamedFunction = node => {
  if (!ts.isFunctionLike(node) || node.body === undefined) return false;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return true;
  return (
    ts.isVariableDeclaration(node.parent) ||
    ts.isPropertyAssignment(node.parent) ||
    ts.isPropertyDeclaration(node.parent)
  );
};

const linesOf = (node, source) => {
  const line = position => source.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart(source)) + 1;
};

const measureFile = path => {
  const text = scriptOf(path, readFileSync(path, 'utf8'));
  const source = ts.createSourceFile(`${path}.ts`, text, ts.ScriptTarget.Latest, true);
  const found = {
    path,
    lines: text.split('\n').filter(line => line.trim() !== '').length,
    casts: 0,
    functions: [],
    imports: [],
  };
  const visit = node => {
    if (isCast(node)) found.casts += 1;
    if (isNamedFunction(node)) found.functions.push(linesOf(node, source));
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier?.text : undefined;
    if (from?.startsWith('.')) found.imports.push(join(dirname(path), from));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const quantile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0;

/** The room a file is in: the first folder below the package, or below its `src`. A file beside the folders is a room of its own. */
const roomOf = (folder, path) => {
  const [first, ...rest] = relative(folder, path)
    .replace(/^src[/\\]/, '')
    .split(/[/\\]/);
  return rest.length === 0 ? first : `${first}/`;
};

/** Which rooms each room imports from, values and types alike. */
const roomGraph = (folder, files) => {
  const graph = new Map();
  for (const { path, imports } of files) {
    const own = roomOf(folder, path);
    const others = graph.get(own) ?? new Set();
    for (const other of imports.map(each => roomOf(folder, each))) if (other !== own) others.add(other);
    graph.set(own, others);
  }
  return graph;
};

const reachable = (graph, from) => {
  const seen = new Set();
  const open = [...(graph.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return seen;
};

/** Groups of rooms that all reach one another, a folder among them: files beside each other may. */
const circlesIn = graph => {
  const reach = new Map([...graph.keys()].map(folder => [folder, reachable(graph, folder)]));
  const groups = [...graph.keys()]
    .filter(folder => reach.get(folder).has(folder))
    .map(folder => [...graph.keys()].filter(other => reach.get(folder).has(other) && reach.get(other)?.has(folder)));
  const circles = groups.filter(group => group.some(room => room.endsWith('/')));
  return [...new Map(circles.map(group => [group.join(), group])).values()];
};

const summarise = (name, files, circles) => {
  const sum = key => files.reduce((total, file) => total + file[key], 0);
  const functions = files.flatMap(file => file.functions);
  return {
    name,
    lines: sum('lines'),
    casts: sum('casts'),
    perThousand: (1000 * sum('casts')) / Math.max(1, sum('lines')),
    functions: functions.length,
    median: quantile(functions, 0.5),
    most: quantile(functions, 0.95),
    longest: Math.max(0, ...functions),
    circles,
  };
};

const HEAD = ['package', 'lines', 'casts', 'in 1000', 'functions', 'median', '95 %', 'longest', 'circles'];
const rowOf = each => [
  each.name,
  each.lines,
  each.casts,
  each.perThousand.toFixed(1),
  each.functions,
  each.median,
  each.most,
  each.longest,
  each.circles.length,
];

const print = rows => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => String(row[column]).length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column])))
        .join('  '),
    );
};

const measured = packages.map(folder => ({ folder, files: filesIn(folder).map(measureFile) }));
const rows = measured.map(({ folder, files }) =>
  summarise(relative('packages', folder), files, circlesIn(roomGraph(folder, files))),
);
const all = summarise(
  'all',
  measured.flatMap(({ files }) => files),
  rows.flatMap(({ circles }) => circles),
);
print([HEAD, ...[...rows, all].map(rowOf)]);

const over = [
  ...rows
    .filter(({ perThousand }) => perThousand > BARS.casts)
    .map(({ name }) => `${name} has more than ${BARS.casts} casts in 1000 lines`),
  ...(all.median > BARS.median ? [`the median function has more than ${BARS.median} lines`] : []),
  ...(all.most > BARS.most ? [`one function in twenty has more than ${BARS.most} lines`] : []),
  ...rows.flatMap(({ name, circles }) => circles.map(group => `${name} has a circle of folders: ${group.join(', ')}`)),
];
console.log(over.length === 0 ? 'Everything is within the bars.' : over.map(line => `OVER: ${line}`).join('\n'));
process.exitCode = over.length === 0 ? 0 : 1;
