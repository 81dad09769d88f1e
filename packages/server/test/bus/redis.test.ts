import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { redisProgram } from '../../../../scripts/need-redis.ts';
import type { TableNews } from '../../src/bus/bus.ts';
import { channelOf, readMessage } from '../../src/bus/message.ts';
import { type RedisBus, redisBus } from '../../src/bus/redis.ts';
import { startProxy } from '../proxy.ts';
import { newFolder } from '../storage/folders.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

const program = redisProgram();

test('the channel of a table does not say which table it is', () => {
  expect(channelOf('AbCdEfGhIjKlMnOp')).toMatch(/^c:t:[0-9a-f]{16}$/);
  expect(channelOf('AbCdEfGhIjKlMnOp')).not.toContain('AbC');
});

test('what is no message of ours is nothing, and what a newer node says besides is not heard', () => {
  expect(readMessage('{')).toBeUndefined();
  expect(readMessage('{"n":1}')).toBeUndefined();
  expect(readMessage('{"from":"a","n":"1"}')).toBeUndefined();
  expect(readMessage('{"from":"a","n":1,"move":{"type":"bid"}}')).toEqual({ from: 'a', n: 1 });
});

test.each([
  ['{"from":"house-abcd.1","n":7}', { from: 'house-abcd.1', n: 7 }],
  ['{"from":"a name","n":7}', { from: 'a name', n: 7 }],
  ['{"n":7,"from":"a"}', { from: 'a', n: 7 }],
  ['{"from":"a","n":7,"chat":2}', { from: 'a', n: 7, chat: 2 }],
  ['{"from":"a","n":-7}', undefined],
  ['{"from":"a","n":7.5}', undefined],
  ['{"from":"a","n":9007199254740993}', undefined],
  [`{"from":"${'a'.repeat(61)}","n":7}`, undefined],
  ['{"from":"a","n":7} ', { from: 'a', n: 7 }],
])('%s is read alike, whether it is short or not', (text, message) => {
  expect(readMessage(text)).toEqual(message);
});

describe.skipIf(program === undefined)('the bus on Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
  });
  afterAll(() => redis?.stop());

  const open = (url: string, name: string, sentences: string[] = []): RedisBus => {
    const bus = redisBus(url, name, sentence => sentences.push(sentence));
    onTestFinished(() => bus.close());
    return bus;
  };
  const isUp = (...buses: readonly RedisBus[]): Promise<void> =>
    expect.poll(() => buses.every(bus => bus.isUp)).toBe(true);

  const heardBy = (bus: RedisBus): (readonly [string, string, TableNews])[] => {
    const heard: (readonly [string, string, TableNews])[] = [];
    bus.tables.listen((table, from, news) => heard.push([table, from, news]));
    return heard;
  };

  test('who follows a table hears the others, not itself, and nothing once it has left', async () => {
    const [one, other] = [open(redis.url, 'one'), open(redis.url, 'other')];
    await isUp(one, other);
    const [atOne, atOther] = [heardBy(one), heardBy(other)];
    const following = [one.tables.follow('T'), other.tables.follow('T')];
    expect([one.isUp, other.isUp]).toEqual([true, true]); // who begins to follow one table still hears of all the others
    await Promise.all(following);
    one.tables.tell('T', { n: 3, here: ['ada'] });
    await expect.poll(() => atOther).toEqual([['T', 'one', { n: 3, here: ['ada'] }]]);
    other.tables.leave('T');
    await other.tables.follow('U');
    one.tables.tell('T', { n: 4 });
    one.tables.tell('U', { n: 1 });
    await expect.poll(() => atOther.length).toBe(2);
    expect(atOther[1]).toEqual(['U', 'one', { n: 1 }]);
    expect(atOne).toEqual([]);
  });

  test('who leaves a table and follows it again at once hears of it, however often', async () => {
    const [one, other] = [open(redis.url, 'one'), open(redis.url, 'other')];
    await isUp(one, other);
    const heard = heardBy(other);
    await other.tables.follow('T');
    for (let n = 1; n <= 3; n += 1) {
      other.tables.leave('T');
      await other.tables.follow('T');
      await other.tables.follow(`U${n}`); // when this is heard, so is all that was asked for before
      one.tables.tell('T', { n });
      await expect.poll(() => heard.map(([, , news]) => news.n)).toContain(n);
    }
  });

  test('lobby and people are heard here at once, and there', async () => {
    const [one, other] = [open(redis.url, 'one'), open(redis.url, 'other')];
    await isUp(one, other);
    const heard: string[] = [];
    one.subscribe('person', id => heard.push(`one ${id}`));
    other.subscribe('person', id => heard.push(`other ${id}`));
    other.subscribe('lobby', () => heard.push('lobby'));
    one.publish('person', 'ada');
    expect(heard).toEqual(['one ada']);
    one.publish('lobby', 'the id of a table');
    await expect.poll(() => heard).toEqual(['one ada', 'other ada', 'lobby']);
  });

  test('a Redis that dies and comes back, or does not answer, is followed again by itself, and says so', async () => {
    const own = await startRedis(program ?? '');
    onTestFinished(() => own.stop());
    const proxy = await startProxy(own.port);
    onTestFinished(() => proxy.close());
    const sentences: string[] = [];
    const [one, other] = [open(`redis://127.0.0.1:${proxy.port}`, 'one', sentences), open(own.url, 'other')];
    await isUp(one, other);
    const heard = heardBy(one);
    let ups = 0;
    one.onUp(() => {
      ups += 1;
    });
    await one.tables.follow('T');
    await own.kill();
    await expect.poll(() => one.isUp).toBe(false);
    const later = one.tables.follow('U');
    await own.start();
    await isUp(one, other);
    await later;
    expect(ups).toBeGreaterThan(0);
    other.tables.tell('T', { n: 1 });
    other.tables.tell('U', { n: 2 });
    await expect.poll(() => heard.map(([table]) => table)).toEqual(['T', 'U']);
    proxy.swallow();
    await expect.poll(() => one.isUp).toBe(false);
    proxy.mend();
    await isUp(one);
    expect(sentences.every(sentence => /^the bus 127\.0\.0\.1:\d+: /.test(sentence))).toBe(true);
  });

  const complaint = async (url: string): Promise<string> => {
    const sentences: string[] = [];
    const bus = open(url, 'one', sentences);
    await expect.poll(() => sentences[0]).toBeDefined();
    expect(bus.isUp).toBe(false);
    return (sentences[0] ?? '').replace(/:\d+:/, ':PORT:');
  };

  test('what is wrong with its address is said in one sentence, without a password', async () => {
    const locked = await startRedis(program ?? '', ['--requirepass', 'open sesame']);
    onTestFinished(() => locked.stop());
    expect(await complaint(locked.url)).toBe('the bus 127.0.0.1:PORT: it wants a password');
    expect(await complaint(`redis://:wrong@127.0.0.1:${locked.port}`)).toBe(
      'the bus 127.0.0.1:PORT: the name or password is wrong',
    );
    expect(await complaint('redis://127.0.0.1:1')).toMatch(/nobody answers there$/);
    expect(await complaint(`rediss://127.0.0.1:${redis.port}`)).toMatch(/if it does not speak TLS, use redis:\/\/$/);
    const web = createServer();
    await new Promise<void>(done => web.listen(0, '127.0.0.1', done));
    onTestFinished(() => void web.close());
    expect(await complaint(`redis://127.0.0.1:${(web.address() as AddressInfo).port}`)).toMatch(/is no Redis$/);
  });

  test('a user who may do no more than a node needs is enough, and hears and says nothing else', async () => {
    const may = ['resetchannels', '&c:*', '-@all', '+publish', '+subscribe', '+unsubscribe', '+ping', '+hello'];
    const own = await startRedis(program ?? '', ['--user', 'conclave', 'on', '>sesame', ...may, '+client|setname']);
    onTestFinished(() => own.stop());
    const url = `redis://conclave:sesame@127.0.0.1:${own.port}`;
    const sentences: string[] = [];
    const [one, other] = [open(url, 'one', sentences), open(url, 'other', sentences)];
    await isUp(one, other);
    const heard = heardBy(other);
    await other.tables.follow('T');
    one.tables.tell('T', { n: 1 });
    await expect.poll(() => heard).toEqual([['T', 'one', { n: 1 }]]);
    other.tables.leave('T');
    await other.tables.follow('U');
    expect(sentences).toEqual([]);
    const less = await startRedis(program ?? '', ['--user', 'conclave', 'on', '>sesame', 'resetchannels', '+@all']);
    onTestFinished(() => less.stop());
    expect(await complaint(`redis://conclave:sesame@127.0.0.1:${less.port}`)).toBe(
      'the bus 127.0.0.1:PORT: this user may not publish or subscribe there',
    );
  });

  test('a Redis that wants TLS says so', async () => {
    const folder = newFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-nodes'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    });
    const files = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert];
    const tls = await startRedis(program ?? '', ['--port', '0', '--tls-port', 'PORT', ...files]);
    onTestFinished(() => tls.stop());
    expect(await complaint(tls.url)).toMatch(/use rediss:\/\/ instead of redis:\/\/$/);
    expect(await complaint(`rediss://127.0.0.1:${tls.port}`)).toMatch(/certificate/);
  });
});
