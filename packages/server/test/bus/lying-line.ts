import type { Through } from '../proxy.ts';

/** What a line to Redis may do with news: bring it twice, and as late as this, so also in another order. */
export interface LyingLine {
  readonly bend: NonNullable<Through['bend']>;
  /** 0: as it comes. */
  late: number;
}

const NEWS = /^[*>]3\r\n\$7\r\nmessage\r\n/;

/** Where the first whole value of the protocol of Redis ends, or nothing if more has to come. */
const endOfValue = (text: string, start: number): number | undefined => {
  const lineEnd = text.indexOf('\r\n', start);
  if (lineEnd < 0) return undefined;
  const after = lineEnd + 2;
  const kind = text[start] ?? '';
  const count = Number(text.slice(start + 1, lineEnd));
  if ('$='.includes(kind)) return count < 0 ? after : after + count + 2 <= text.length ? after + count + 2 : undefined;
  if (!'*>%~'.includes(kind)) return after;
  let end: number | undefined = after;
  for (let left = kind === '%' ? 2 * count : count; left > 0 && end !== undefined; left -= 1)
    end = endOfValue(text, end);
  return end;
};

/** Answers to questions come as they are; only news are brought late and twice. */
export const lyingLine = (luck: () => number): LyingLine => {
  const line: LyingLine = {
    late: 0,
    bend: pass => {
      let rest = '';
      const bring = (value: string): void => {
        const data = Buffer.from(value, 'latin1');
        if (line.late === 0 || !NEWS.test(value)) return pass(data);
        for (let times = 2; times > 0; times -= 1) setTimeout(() => pass(data), luck() * line.late);
      };
      return data => {
        rest += data.toString('latin1');
        for (let end = endOfValue(rest, 0); end !== undefined; end = endOfValue(rest, 0)) {
          bring(rest.slice(0, end));
          rest = rest.slice(end);
        }
      };
    },
  };
  return line;
};
