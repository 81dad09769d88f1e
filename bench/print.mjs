const short = number => {
  if (number >= 1e6) return `${(number / 1e6).toFixed(2)} M`;
  return number >= 1e4 ? `${(number / 1e3).toFixed(1)} k` : String(Math.round(number));
};

const range = ({ median, min, max }, print) => `${print(median)} (${print(min)}..${print(max)})`;
const scaled = (factor, digits) => number => (number * factor).toFixed(digits);

/** Columns as wide as their widest cell; the first to the left, all others to the right. */
const columns = rows => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  const line = row =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   ');
  return rows.map(row => `${line(row).trimEnd()}\n`).join('');
};

const withNotes = (title, rows, notes) =>
  `\n${title}\n${rows.length > 1 ? columns(rows) : ''}${notes.map(note => `Note: ${note}\n`).join('')}`;

export const sevenSealsTable = tricks => {
  if (tricks === undefined) return '';
  const ratio = number => (number < 0.01 ? `1/${Math.round(1 / number)}` : number.toFixed(3));
  const rows = tricks.contenders.map(({ name, cpu, wall, toFirst }) => [
    name,
    range(cpu, short),
    short(wall.median),
    range(toFirst, ratio),
  ]);
  const head = ['', 'plays per CPU second', 'per wall second', 'of the limit'];
  return withNotes('The Seven Seals, 4 players, random rounds; median (min..max)', [head, ...rows], tricks.notes);
};

export const gameTable = games => {
  if (games === undefined) return '';
  const rows = games.measured.map(({ name, seats, move, clone, imagine, view, viewBytes, stateBytes }) => [
    `${name}, ${seats} players`,
    range({ median: 1 / move.median, min: 1 / move.max, max: 1 / move.min }, short),
    range(clone, scaled(1e9, 0)),
    range(imagine, scaled(1e6, 2)),
    range(view, scaled(1e6, 2)),
    String(viewBytes),
    String(stateBytes),
  ]);
  const head = ['', 'moves per CPU second', 'clone ns', 'imagine µs', 'view as JSON µs', 'view bytes', 'state bytes'];
  const fullHand = games.measured.flatMap(({ name, imagineFullHand }) =>
    imagineFullHand === undefined
      ? []
      : [`${name} imagines a full table in ${range(imagineFullHand, scaled(1e6, 2))} µs`],
  );
  return withNotes('All games, random moves; median (min..max)', [head, ...rows], [...fullHand, ...games.notes]);
};
