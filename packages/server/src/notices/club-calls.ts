import { channelsOf, kindsOf } from '../calling/channels.ts';
import { clubNamed, settingsIn } from '../clubs/club.ts';
import type { ClubNews, Services } from '../house/services.ts';
import type { Attempt } from '../storage/storage.ts';
import { clubMessage } from './message.ts';
import { puttingCall } from './outbox.ts';

const DAY = 86_400_000;

const tagOf = (news: ClubNews): string =>
  news.kind === 'evening' ? `evening ${news.evening.id}` : `${news.kind} ${news.table}`;

/** An evening that has begun is no news; anything else is for a day. */
const worthUntil = (news: ClubNews, now: number): number => (news.kind === 'evening' ? news.evening.at : now + DAY);

/** What is to be written so that a club's webhooks are told; nothing where it has none, or does not want to hear of it. */
export const clubCalls = async (
  services: Pick<Services, 'storage' | 'config' | 'now'>,
  news: ClubNews,
): Promise<readonly Attempt[]> => {
  if (!kindsOf(services).includes('webhook')) return [];
  const channels = (await channelsOf(services, news.club)).filter(({ state }) => state === 'on');
  const club = channels.length === 0 ? undefined : await clubNamed(services, news.club);
  if (club === undefined) return [];
  const { language, tells } = settingsIn(club);
  if (!tells.includes(news.kind)) return [];
  const now = services.now();
  const message = clubMessage(language, club.name, news);
  return channels.map(channel => puttingCall(channel, tagOf(news), message, now, worthUntil(news, now)));
};
