import { rulesOfTable } from '@conclave/house';
import { FaultError, writeRecord } from '@conclave/kernel';
import type { SoloTable } from '../local/solo-table.ts';
import type { Answers, Asked } from './away.ts';
import { openText } from './read-file.ts';
import { recordOfTable } from './solo-record.ts';
import { verifyText } from './verify.ts';

const openTable = async (table: SoloTable): Promise<Answers['table']> => {
  try {
    const record = recordOfTable(table, await rulesOfTable(table));
    if (record === undefined) return undefined;
    const text = writeRecord(record);
    return { text, opened: await openText(text) };
  } catch (error) {
    if (error instanceof FaultError) return { text: '', opened: { kind: 'broken', fault: error.fault } };
    throw error;
  }
};

const answer = (asked: Asked): Promise<Answers[Asked['type']]> => {
  switch (asked.type) {
    case 'text':
      return openText(asked.text);
    case 'table':
      return openTable(asked.table);
    case 'verify':
      return verifyText(asked.text);
  }
};

addEventListener('message', (event: MessageEvent<Asked>) => {
  answer(event.data).then(
    result => postMessage(result),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
