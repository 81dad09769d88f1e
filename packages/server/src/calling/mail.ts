import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { connect as connectSecurely } from 'node:tls';

/** A letter in plain text. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The server said no: for good (5xx), or for now. */
export class Undelivered extends Error {
  readonly isForGood: boolean;
  constructor(answer: string) {
    super(`the mail server says ${answer.slice(0, 200)}`);
    this.isForGood = answer.startsWith('5');
  }
}

const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?b?${Buffer.from(text.slice(0, 200)).toString('base64')}?=`;

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const letterText = ({ from, to, subject, text, headers }: Letter, now: number, id: string): string => {
  const lines = {
    From: `Conclave <${from}>`,
    To: to,
    Subject: encoded(oneLine(subject)),
    Date: new Date(now).toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}@${from.split('@')[1] ?? 'conclave'}>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
    'Auto-Submitted': 'auto-generated',
    ...headers,
  };
  const body = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return [...head, '', body, '.', ''].join('\r\n');
};

/** A talk with a mail server, line by line. */
class Talk {
  #socket: Socket;
  #lines: AsyncIterator<string>;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#lines = Talk.#linesOf(socket);
  }

  static #linesOf(socket: Socket): AsyncIterator<string> {
    return createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  }

  /** The answer, all lines of it; a refusal unless it begins as it should. */
  async hear(wanted: string): Promise<string> {
    const heard: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error('the mail server hung up');
      heard.push(value);
      if (!/^\d{3}-/.test(value)) break;
    }
    const answer = heard.join('\n');
    if (!answer.startsWith(wanted)) throw new Undelivered(answer);
    return answer;
  }

  ask(line: string, wanted: string): Promise<string> {
    this.#socket.write(`${line}\r\n`);
    return this.hear(wanted);
  }

  async secure(host: string): Promise<void> {
    const socket = connectSecurely({ socket: this.#socket, servername: host });
    await once(socket, 'secureConnect');
    this.#socket = socket;
    this.#lines = Talk.#linesOf(socket);
  }

  end(): void {
    this.#socket.destroy();
  }
}

const PATIENCE = 15_000;
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/** Where the host's mail goes out: smtp://NAME:PASSWORD@HOST:PORT, with STARTTLS where it is offered; smtps:// for TLS from the start. */
export const sendMail = async (server: string, letter: Letter, now: number, id: string): Promise<void> => {
  const { hostname: host, port, protocol, username, password } = new URL(server);
  const isSecure = protocol === 'smtps:';
  const to = { host, port: Number(port) || PORTS[isSecure ? 'smtps:' : 'smtp:'] };
  const socket = isSecure ? connectSecurely({ ...to, servername: host }) : connect(to);
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('the mail server does not answer')));
  const talk = new Talk(socket);
  let broke: (error: Error) => void = () => undefined;
  const broken = new Promise<never>((_, fail) => {
    broke = fail;
  });
  socket.on('error', broke);
  try {
    await Promise.race([
      broken,
      hand(talk, letterText(letter, now, id), letter, { host, username, password, isSecure }),
    ]);
  } finally {
    talk.end();
  }
};

interface Way {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly isSecure: boolean;
}

/** A password never goes over a line that others can read. */
const hand = async (talk: Talk, text: string, { from, to }: Letter, way: Way): Promise<void> => {
  const hello = `EHLO ${hostname().replace(/[^\w.-]/g, '-')}`;
  await talk.hear('220');
  let offers = await talk.ask(hello, '250');
  let isSecure = way.isSecure;
  if (!isSecure && /^250[- ]STARTTLS/im.test(offers)) {
    await talk.ask('STARTTLS', '220');
    await talk.secure(way.host);
    offers = await talk.ask(hello, '250');
    isSecure = true;
  }
  if (way.username !== '') {
    if (!isSecure) throw new Error('the mail server offers no TLS: the password was not sent');
    const name = decodeURIComponent(way.username);
    const secret = Buffer.from(`\0${name}\0${decodeURIComponent(way.password)}`).toString('base64');
    await talk.ask(`AUTH PLAIN ${secret}`, '235');
  }
  await talk.ask(`MAIL FROM:<${from}>`, '250');
  await talk.ask(`RCPT TO:<${to}>`, '25');
  await talk.ask('DATA', '354');
  await talk.ask(text.slice(0, -2), '250');
  await talk.ask('QUIT', '2').catch(() => undefined); // it has the letter
};
