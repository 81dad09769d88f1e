import type { Page } from 'playwright-core';

/** One thing a screen reader comes to: its role, its name or text, and where it lies. */
export interface Node {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly off: boolean;
  /** The names of everything it lies in, outermost first. */
  readonly within: readonly string[];
}

const LINE = /^(\s*)- '?([\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)'?(?::(?: (.*))?)?$/;
const plain = (text: string): string => text.replace(/^"(.*)"$|^'(.*)'$/, '$1$2').replaceAll('\\"', '"');

/** The tree of roles and names that the browser hands to assistive technology, line by line. */
export const nodesOf = (snapshot: string): readonly Node[] => {
  const open: { readonly depth: number; readonly name: string }[] = [];
  const nodes: Node[] = [];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', role = '', name = '', states = '', rest = ''] = LINE.exec(line) ?? [];
    if (role === '' || role.startsWith('/')) continue;
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const within = open.map(each => each.name);
    nodes.push({ role, name: plain(name), text: plain(rest), off: states.includes('[disabled]'), within });
    open.push({ depth: indent.length, name: plain(name) || role });
  }
  return nodes;
};

/** What live regions say is kept from the first moment on, as a screen reader would speak it. */
const LISTEN = `
  const said = [];
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const hear = region => {
    const text = region.innerText.replace(/\\s+/g, ' ').trim();
    if (text !== '' && text !== said.at(-1)) said.push(text);
  };
  new MutationObserver(changes => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const inside = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (inside) regions.add(inside);
      for (const node of addedNodes) if (node.nodeType === 1) for (const each of [node, ...node.querySelectorAll(LIVE)]) if (each.matches(LIVE)) regions.add(each);
    }
    for (const region of regions) hear(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  globalThis.heardSoFar = () => said;
`;

export const startListening = (page: Page): Promise<unknown> => page.addInitScript(LISTEN);
export const heard = (page: Page): Promise<readonly string[]> => page.evaluate('globalThis.heardSoFar()');

/** The page as somebody knows it who cannot see it. */
export class Room {
  readonly nodes: readonly Node[];
  constructor(nodes: readonly Node[]) {
    this.nodes = nodes;
  }
  in(area: string): readonly Node[] {
    return this.nodes.filter(node => node.within.includes(area));
  }
  /** The names of the buttons that can be pressed in an area. */
  buttons(area: string): readonly string[] {
    return this.in(area)
      .filter(node => node.role === 'button' && !node.off)
      .map(node => node.name);
  }
  /** Everything that is read aloud in an area. */
  words(area: string): string {
    return this.in(area)
      .map(node => `${node.name} ${node.text}`.trim())
      .join(' ');
  }
  /** What the line that speaks asks at the moment: the last thing it says. */
  get asks(): string {
    const said = this.in('What the table waits for').filter(node => node.within.includes('status'));
    return said.at(-1)?.text ?? '';
  }
  get isOver(): boolean {
    return this.nodes.some(node => node.role === 'heading' && node.name === 'The result');
  }
}

export const roomOf = async (page: Page): Promise<Room> => new Room(nodesOf(await page.locator('body').ariaSnapshot()));

/** Goes to the button of this name and presses it. One that has gone since it was heard of is not waited for: whoever listens hears what is there now. */
const press = async (page: Page, name: string): Promise<void> => {
  const found = await page.getByRole('button', { name, exact: true }).evaluateAll(buttons => {
    const [button] = buttons;
    if (button instanceof HTMLElement) button.focus();
    return buttons.length;
  });
  if (found > 1) throw new Error(`two buttons are called “${name}”`);
  if (found === 1) await page.keyboard.press('Enter');
};

/** Sits down at the smallest table with novices, by names alone, and puts the log away. */
export const sitDownByEar = async (
  page: Page,
  game: string,
  house: readonly [string, string][] = [],
): Promise<void> => {
  await page.getByRole('link', { name: `Choose the table: ${game}` }).press('Enter');
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check();
  await page.getByRole('radio', { name: /^Novice/ }).check();
  if (house.length > 0) await page.getByText('House rules', { exact: true }).click();
  for (const [label, value] of house) await page.getByLabel(label).selectOption({ label: value });
  await page.getByRole('button', { name: 'Sit down' }).press('Enter');
  await page.getByRole('button', { name: 'Close the drawer' }).press('Enter');
};

/** Until something changes, or a moment has passed. */
const CHANGED = `new Promise(done => {
  const observer = new MutationObserver(() => { observer.disconnect(); done(); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => { observer.disconnect(); done(); }, 100);
})`;

/** Listens, decides, presses, until there is a result. Whoever hears nothing to do, waits. */
export const playByEar = async (page: Page, decide: (room: Room) => readonly string[]): Promise<number> => {
  let presses = 0;
  for (let idle = 0; idle < 2000; idle += 1) {
    const room = await roomOf(page);
    if (room.isOver) return presses;
    const offered = room.buttons('What the table waits for');
    // What cannot be taken back asks once, and a round that is over waits until it is touched.
    const first = ['Do it', 'Go on'].find(name => offered.includes(name));
    for (const name of (first === undefined ? decide(room) : [first]).filter(each => each !== '')) {
      await press(page, name);
      presses += 1;
      if (presses > 700) throw new Error(`no end: ${room.asks}`);
      idle = 0;
    }
    if (idle > 0) await page.evaluate(CHANGED);
  }
  throw new Error(`nothing to do, and nothing happens: ${(await roomOf(page)).asks}`);
};
