/** A progress bar on standard error, only where a person is looking. */
export interface Progress {
  step(done: number): void;
  end(): void;
}

const WIDTH = 30;

export const progressBar = (label: string, total: number): Progress => {
  if (!process.stderr.isTTY) return { step: () => {}, end: () => {} };
  let shown = -1;
  return {
    step: done => {
      const percent = Math.floor((done / total) * 100);
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((percent / 100) * WIDTH);
      process.stderr.write(`\r${label} [${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${percent} %`);
    },
    end: () => void process.stderr.write(`\r${' '.repeat(label.length + WIDTH + 12)}\r`),
  };
};
