// The whole suite, several times in a row, beside two loops that never rest; whatever has to be retried has failed.
// usage: node scripts/suite-under-load.mjs [times] [arguments for vitest …]
import { spawn, spawnSync } from 'node:child_process';

const [times = '3', ...args] = process.argv.slice(2);
const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const stop = () => {
  for (const loop of loops) loop.kill('SIGKILL');
};
process.once('exit', stop);
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const env = { ...process.env, MOST_RETRIED: '0' };
for (let time = 1; time <= Number(times); time += 1) {
  console.log(`--- ${time} of ${times}`);
  const { status } = spawnSync('npm', ['test', '--', ...args], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
