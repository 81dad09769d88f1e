/** The edition of the page that is kept on this device, and whether a newer one waits. */
class Edition {
  waiting: ServiceWorker | undefined = $state.raw();
}
export const edition = new Edition();

const watch = (registration: ServiceWorkerRegistration): void => {
  const noteWaiting = (): void => {
    // The first edition waits for nobody; a later one waits until the person turns the page.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      edition.waiting = registration.waiting;
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
};

/** After the first visit the page comes from this device. Nothing here may keep a game from starting. */
export const keepOffline = (): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').then(watch, () => {});
};

/** A running game is kept move by move, so turning the page loses nothing. */
export const turnThePage = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  edition.waiting?.postMessage('turn');
};
