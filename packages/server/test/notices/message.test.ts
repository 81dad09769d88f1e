import { DEFAULT_SETTINGS } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { bodyFor } from '../../src/calling/webhook.ts';
import { USUAL_WISHES } from '../../src/calling/wishes.ts';
import { pushText } from '../../src/notices/deliver.ts';
import { joinedMessage, nudgeMessage, overMessage, turnMessage } from '../../src/notices/message.ts';
import type { TableDoc } from '../../src/table/doc.ts';

/** The same people at the same table, with another deal, other points and another secret. */
const doc = (secret: string, places: readonly number[]): TableDoc => ({
  id: 'a-table-for-two-',
  game: 'dogma',
  rulesVersion: 1,
  options: { secret },
  settings: DEFAULT_SETTINGS,
  status: 'running',
  host: 'ada',
  seats: [
    { kind: 'human', person: 'ada', name: 'Ada' },
    { kind: 'human', person: 'ben', name: 'Ben' },
    { kind: 'bot', name: 'Tetzel' },
  ],
  watchers: [],
  secret,
  commitment: secret,
  nonces: [secret],
  createdAt: 0,
  places,
  votes: [],
  extraTime: [],
});

test.each(['en', 'de'] as const)('a call in %s says nothing of the game but whose turn it is', language => {
  const said = (deal: TableDoc): readonly string[] => {
    const about = { doc: deal, person: 'ada', wishes: { ...USUAL_WISHES, language } };
    const turn = { left: 2 * 86_400_000, count: 1, isReminder: false, isUrgent: false };
    const all = [turnMessage(about, turn), nudgeMessage(about, 'Ben'), joinedMessage(about, 'Ben'), overMessage(about)];
    return all.flatMap(message => [
      pushText(message, 'turn', undefined),
      JSON.stringify(bodyFor('generic', { ...message, url: undefined })),
    ]);
  };
  const one = said(doc('aa', [1, 2, 3]));
  expect(said(doc('bb', [3, 2, 1]))).toEqual(one);
  expect(one[0]).toContain(language === 'en' ? 'With Ben. 2 days left.' : 'Mit Ben. Noch 2 Tage.');
});
