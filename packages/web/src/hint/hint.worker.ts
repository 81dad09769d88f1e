import { failed } from '../local/failed.ts';
import { answer, type Question } from './advice.ts';

const THINKING_MS = 1500;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data, { milliseconds: THINKING_MS, now: () => performance.now() }).then(advice => postMessage(advice), failed);
});
