const MOST = 9;

/** A wax seal with a number on it. */
const numbered = (count: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="31" fill="#8f1d14"/><text x="32" y="48" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="44" fill="#f6ecd2">${count > MOST ? `${MOST}+` : count}</text></svg>`,
  )}`;

let plain: string | undefined;

/** The icon of the page, and of the app on a home screen, count the tables that wait. */
export const showCount = (count: number): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) {
    plain ??= link.href;
    link.href = count === 0 ? plain : numbered(count);
  }
  if ('setAppBadge' in navigator)
    (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
};

/** Nothing waits any more: what called us is put away. */
export const putCallsAway = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const call of (await registration?.getNotifications({ tag: 'turn' })) ?? []) call.close();
};
