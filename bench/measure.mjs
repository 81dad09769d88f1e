import { fork } from 'node:child_process';

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Does work until it has used so many CPU seconds; `work` returns how much it did. Rates per CPU second and per wall second. */
export const slice = (work, seconds) => {
  const cpu = cpuSeconds();
  const wall = performance.now();
  let done = 0;
  do done += work();
  while (cpuSeconds() - cpu < seconds);
  return { cpu: done / (cpuSeconds() - cpu), wall: (done / (performance.now() - wall)) * 1000 };
};

export const median = numbers => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export const spread = numbers => ({ median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) });

const WARM_UP = 1.5; // CPU seconds until the compiler has settled

/** A process that does one contender's work when asked. */
export const hire = () => {
  const worker = fork(new URL('./contender.mjs', import.meta.url));
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        const failed = code => reject(new Error(`a contender ended with ${code}`));
        worker.once('exit', failed);
        worker.once('message', answer => {
          worker.off('exit', failed);
          resolve(answer);
        });
        worker.send(question);
      }),
    dismiss: () => worker.disconnect(),
  };
};

const CREWS = 3;

/**
 * Every contender is warmed up, then they take turns: one slice each, so many times over, never two at once. What else the machine does
 * then disturbs all of them alike, and a ratio is taken between slices that lie side by side. All of it happens with three crews of fresh
 * processes, because the compiler does not decide the same in every process.
 */
export const takeTurns = async (contenders, { seconds, repetitions }, report) => {
  const slices = contenders.map(() => []);
  for (let crew = 1; crew <= CREWS; crew += 1) {
    const workers = contenders.map(hire);
    for (const [index, contender] of contenders.entries()) {
      report(`crew ${crew} of ${CREWS}: warming up ${contender}`);
      await workers[index].ask({ contender, seconds: WARM_UP });
    }
    for (let repetition = 1; repetition <= repetitions; repetition += 1) {
      report(`crew ${crew} of ${CREWS}: repetition ${repetition} of ${repetitions}`);
      for (const [index, contender] of contenders.entries())
        slices[index].push(await workers[index].ask({ contender, seconds: seconds / repetitions }));
    }
    for (const worker of workers) worker.dismiss();
  }
  return contenders.map((name, index) => ({
    name,
    cpu: spread(slices[index].map(({ cpu }) => cpu)),
    wall: spread(slices[index].map(({ wall }) => wall)),
    toFirst: spread(slices[index].map(({ cpu }, place) => cpu / slices[0][place].cpu)),
  }));
};

/** CPU seconds that one unit of work costs. */
export const costOf = (work, { seconds, repetitions }) => {
  slice(work, WARM_UP);
  return spread(Array.from({ length: repetitions }, () => 1 / slice(work, seconds / repetitions).cpu));
};
