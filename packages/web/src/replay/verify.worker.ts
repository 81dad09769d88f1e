import { verifyText } from './verify.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  verifyText(event.data).then(
    verdict => postMessage(verdict),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
