import type { Club, NewChannel, TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Calendar } from '../../src/clubs/calendar.ts';
import type { Services } from '../../src/house/services.ts';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';
import { Browser, LOOPBACK, openPostOffice, type PostOffice } from '../notices/post-office.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday at noon. */
const NOON = Date.UTC(2026, 5, 1, 12);
/** Thursday at eight in Berlin, which is six in Greenwich. */
const EIGHT = Date.UTC(2026, 5, 4, 18);
const soon = <Found>(look: () => Found) => expect.poll(look);

let time = NOON;
let house: House;
let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({ url: 'https://house.example' }, { now: () => time, outside: LOOPBACK });
});
afterAll(async () => {
  await house.close();
  office.close();
});
beforeEach(() => {
  time = NOON;
  office.letters.length = 0;
});

const api = ({ token }: Guest): Api => new Api(house.base, token);
const WISH = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
const EVENING = { first: '2026-06-04T20:00', zone: 'Europe/Berlin', every: 'week', text: 'Bring biscuits.' };

interface Member extends Guest {
  readonly browser: Browser;
}

const newMember = async (name: string): Promise<Member> => {
  const guest = await newGuest(house.base, name);
  const browser = new Browser();
  const { p256dh, auth } = browser;
  const endpoint = `${office.url}/${guest.id}`;
  await api(guest).ok('POST', '/api/me/channels', { kind: 'push', endpoint, p256dh, auth });
  return { ...guest, browser };
};

/** What this one was told, oldest first. */
const told = ({ id, browser }: Member): readonly { title: string; body: string; navigate: string }[] =>
  office.letters.filter(({ path }) => path === `/${id}`).map(({ body }) => JSON.parse(browser.read(body)).notification);

let clubs = 0;
const clubOf = async (owner: Member, ...others: readonly Member[]): Promise<Club> => {
  clubs += 1;
  const { id, invite } = await api(owner).ok<Club>('POST', '/api/clubs', { name: `Club ${clubs}` });
  for (const other of others) await api(other).ok('POST', '/api/clubs/join', { code: invite?.code });
  const { presets } = await api(owner).ok<Club>('POST', `/api/clubs/${id}/presets`, { name: 'Ours', wish: WISH });
  return api(owner).ok('POST', `/api/clubs/${id}/evenings`, { ...EVENING, preset: presets[0]?.id });
};
const says = (who: Member, { id, evenings: [next] }: Club, answer: string): Promise<Club> =>
  api(who).ok('PUT', `/api/clubs/${id}/evenings/${next?.id}/answer`, { at: next?.at, says: answer });
const look = (who: Member, { id }: Club): Promise<Club> => api(who).ok('GET', `/api/clubs/${id}`);

/** Two more nodes look at the same moment, and the house beside them; then all that was to be sent is sent. */
const at = async (when: number, club: Club): Promise<void> => {
  time = when;
  const { services, tables } = house.server;
  const nodes = [1, 2].map(
    () => new Calendar(services, tables, (person, message) => house.server.hub.tell(person, message)),
  );
  const isDue = async () =>
    (await services.storage.count('evening', 'where club_id = ? and due_at <= ?', club.id, time)) > 0;
  for (let turn = 0; turn < 8 && (await isDue()); turn += 1) await Promise.all(nodes.map(node => node.look()));
  await soon(() => services.storage.count('outbox', 'where due_at <= ?', time + MINUTE)).toBe(0);
};

test('the day before who has said nothing is told, an hour before who may come; each once, whoever looks', async () => {
  const [ada, ben, cleo, dan] = (await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map(newMember))) as [
    Member,
    Member,
    Member,
    Member,
  ];
  const club = await clubOf(ada, ben, cleo, dan);
  expect(club.evenings[0]).toMatchObject({ at: EIGHT, every: 'week', calledOff: false, answers: [] });
  await says(ada, club, 'yes');
  await says(ben, club, 'no');
  await at(EIGHT - 25 * HOUR, club);
  expect(office.letters).toEqual([]);
  await at(EIGHT - 24 * HOUR, club);
  expect([ada, ben, cleo, dan].map(who => told(who).length)).toEqual([0, 0, 1, 1]);
  expect(told(cleo)[0]).toMatchObject({
    title: `${club.name}: tomorrow at 8:00 PM`,
    body: 'Bring biscuits. Are you coming?',
    navigate: `https://house.example/#/clubs/${club.id}`,
  });
  await says(cleo, club, 'maybe');
  await at(EIGHT - HOUR, club);
  expect([ada, ben, cleo, dan].map(who => told(who).length)).toEqual([1, 0, 2, 1]);
  expect(told(ada)[0]).toMatchObject({ title: `${club.name}: in an hour, at 8:00 PM` });
  await at(EIGHT - HOUR + MINUTE, club);
  expect(office.letters).toHaveLength(4);
});

test('at the hour a table of the club opens, once, with chairs for those who come; later they are anybody’s; then comes the next week', async () => {
  const [ada, ben, cleo] = (await Promise.all(['Ada', 'Ben', 'Cleo'].map(newMember))) as [Member, Member, Member];
  const club = await clubOf(ada, ben, cleo);
  for (const who of [cleo, ben]) {
    time += 1000;
    await says(who, club, 'yes');
  }
  await at(EIGHT, club);
  const { tables } = await look(ada, club);
  expect(tables).toHaveLength(1);
  const id = tables[0]?.id ?? '';
  const table = (): Promise<TableInfo> => api(ada).ok('GET', `/api/tables/${id}`);
  const names = async () => (await table()).seats.map(({ name, kind }) => `${kind} ${name}`);
  expect(await table()).toMatchObject({ club: club.id, settings: { visibility: 'club' }, status: 'open' });
  expect(await names()).toEqual(['open Cleo', 'open Ben', 'open ']);
  expect((await api(ada).call('POST', `/api/tables/${id}/actions`, { do: 'sit', seat: 0 })).json.code).toBe(
    'seatTaken',
  );
  expect(
    (await api(ben).ok<{ tables: { id: string }[] }>('GET', '/api/tables/mine')).tables.map(line => line.id),
  ).toEqual([id]);
  await api(ben).act(id, { do: 'sit', seat: 1 });
  expect((await table()).host).toBe(ben.id); // the first who sits down
  await at(EIGHT + 15 * MINUTE, club);
  await soon(names).toEqual(['open ', 'human Ben', 'open ']);
  await api(ada).act(id, { do: 'sit', seat: 0 });
  expect((await look(ada, club)).evenings[0]).toMatchObject({ at: EIGHT, answers: [{}, {}] });
  await at(EIGHT + 3 * HOUR, club);
  expect((await look(ada, club)).evenings[0]).toMatchObject({ at: EIGHT + 7 * 24 * HOUR, answers: [] });
  expect(await house.server.services.storage.count('answer', 'where at <= ?', EIGHT)).toBe(0);
});

test('what is called off calls nobody and opens nothing, and the week after is as ever; once is once', async () => {
  const [ada, ben] = (await Promise.all(['Ada', 'Ben'].map(newMember))) as [Member, Member];
  const club = await clubOf(ada, ben);
  const evening = `/api/clubs/${club.id}/evenings/${club.evenings[0]?.id}`;
  expect((await api(ada).ok<Club>('PATCH', evening, { calledOff: true })).evenings[0]?.calledOff).toBe(true);
  for (const when of [EIGHT - 24 * HOUR, EIGHT - HOUR, EIGHT, EIGHT + HOUR]) await at(when, club);
  expect(office.letters).toEqual([]);
  expect((await look(ada, club)).tables).toEqual([]);
  await at(EIGHT + 3 * HOUR, club);
  expect((await look(ada, club)).evenings[0]).toMatchObject({ at: EIGHT + 7 * 24 * HOUR, calledOff: false });
  expect((await api(ben).call('PUT', `${evening}/answer`, { at: EIGHT, says: 'yes' })).json.code).toBe('otherEvening');
  await api(ada).ok('DELETE', evening);
  const once = { ...EVENING, every: 'once', first: '2026-06-05T20:00' };
  await api(ada).ok('POST', `/api/clubs/${club.id}/evenings`, once);
  await at(Date.UTC(2026, 5, 5, 21, 1), club);
  expect((await look(ada, club)).evenings).toEqual([]);
});

test('at night it waits until the morning, who does not want to hear of it hears nothing, and who looks is told on the page', async () => {
  const [ada, ben, cleo] = (await Promise.all(['Ada', 'Ben', 'Cleo'].map(newMember))) as [Member, Member, Member];
  const { wishes } = await api(ben).ok<{ wishes: object }>('GET', '/api/me/notices/settings');
  await api(ben).ok('PUT', '/api/me/notices/settings', { ...wishes, evening: false });
  await api(ada).ok('PUT', '/api/me/notices/settings', { ...wishes, quiet: { from: 18 * 60, until: 23 * 60 } });
  const live = await Live.open(house.base, cleo.token);
  const club = await clubOf(ada, ben, cleo);
  await at(EIGHT - 24 * HOUR, club);
  expect(office.letters).toEqual([]);
  expect(await live.next('notice')).toMatchObject({ code: 'evening', club: club.id, name: club.name, at: EIGHT });
  await at(EIGHT - 19 * HOUR, club); // eleven at night in Greenwich
  expect([ada, ben, cleo].map(who => told(who).length)).toEqual([1, 0, 0]);
  live.close();
});

/** A node whose clock shows that time, and which dies before its nth write: nothing that it wants happens from then on. */
const dyingAt = (nth: number, when: number): Services => {
  const { services } = house.server;
  let writes = 0;
  const attempt: Services['storage']['attempt'] = async all => {
    writes += 1;
    if (writes >= nth) throw new Error('this node is dead');
    return services.storage.attempt(all);
  };
  const storage = new Proxy(services.storage, {
    get: (real, name) => {
      const part: unknown = name === 'attempt' ? attempt : Reflect.get(real, name);
      return typeof part === 'function' ? part.bind(real) : part;
    },
  });
  return { ...services, storage, now: () => when };
};

test.each([1, 2, 3, 4])(
  'a node that dies before write %i leaves no reminder unsaid and says none twice, and opens one table',
  async nth => {
    const [ada, ben] = (await Promise.all(['Ada', 'Ben'].map(newMember))) as [Member, Member];
    const club = await clubOf(ada, ben);
    await says(ada, club, 'yes');
    const hook = `/hook-${nth}`;
    const opened = await api(ada).ok<NewChannel>('POST', `/api/clubs/${club.id}/webhooks`, {
      url: `${office.url}${hook}`,
      form: 'generic',
    });
    const heard = () => office.letters.filter(({ path }) => path === hook).map(({ body }) => `${body}`);
    const [, code] = /code is ([A-Z0-9]+)/.exec(heard().join('')) ?? [];
    await api(ada).ok('POST', `/api/clubs/${club.id}/webhooks/${opened.channel.id}/code`, { code });
    office.letters.length = 0;
    const { services, tables } = house.server;
    const lookAt = (when: number, dies: number): Promise<unknown> =>
      new Calendar(dyingAt(dies, when), tables, () => false).look().catch(() => undefined);
    const allSent = () => soon(() => services.storage.count('outbox', 'where due_at <= ?', time + MINUTE)).toBe(0);
    for (const when of [EIGHT - 24 * HOUR, EIGHT - HOUR, EIGHT]) {
      await lookAt(when, nth);
      await allSent(); // what it wrote is on its way before another node looks
      for (let turn = 0; turn < 3; turn += 1) await lookAt(when, Number.POSITIVE_INFINITY);
      await allSent();
    }
    expect([told(ada).length, told(ben).length]).toEqual([1, 1]); // an hour before, and the day before
    expect(heard().map(body => JSON.parse(body).kind)).toEqual(['evening', 'evening', 'table']);
    expect((await look(ada, club)).tables).toHaveLength(1);
  },
);

test('an evening that cannot be reckoned any more keeps no other one waiting', async () => {
  const [ada, ben] = (await Promise.all(['Ada', 'Ben'].map(newMember))) as [Member, Member];
  const [broken, whole] = [await clubOf(ada, ben), await clubOf(ada, ben)];
  const { storage } = house.server.services;
  const sql = "update evening set zone = 'Mars/Olympus', due_at = due_at - 1 where club_id = ?";
  expect(await storage.attempt([{ sql, values: [broken.id], rows: 1 }])).toBe(true);
  time = EIGHT;
  await soon(async () => (await look(ada, whole)).tables.length).toBe(1);
  expect((await look(ada, broken)).tables).toEqual([]);
});
