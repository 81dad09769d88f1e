import type { NewChannelBody } from '@conclave/protocol';

/** Why this browser cannot be called, if it cannot. */
export type WhyNotPush = 'pushInsecure' | 'pushHome' | 'pushDenied' | 'pushNot';

const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const whyNotPush = (): WhyNotPush | undefined => {
  if (!isSecureContext) return 'pushInsecure';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !('serviceWorker' in navigator))
    return isApple() ? 'pushHome' : 'pushNot';
  return Notification.permission === 'denied' ? 'pushDenied' : undefined;
};

/** The subscription of this browser, if it has one. */
export const mySubscription = async (): Promise<PushSubscription | undefined> =>
  (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? undefined;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Asks the person, and then the browser's own push service. Nothing when one of them says no. */
export const subscribe = async (key: string): Promise<NewChannelBody | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // it may be that of another house, or of one that was moved
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = '', keys } = subscription.toJSON();
  return { kind: 'push', endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};

export const unsubscribe = async (): Promise<void> => void (await (await mySubscription())?.unsubscribe());

/** The name by which the house knows this browser. */
export const idOfMine = async (): Promise<string | undefined> => {
  const endpoint = (await mySubscription())?.endpoint;
  if (endpoint === undefined) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  const text = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `p${text.slice(0, 22)}`;
};
