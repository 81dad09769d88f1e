// About what is possible: bare ws, a hand-made trick phase, and one durable SQLite commit per turn of the event loop.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { WebSocketServer } from 'ws';
import { deal, mayPlay, winnerOf } from '../../peers/cards.mjs';
import { answerStats } from '../core.mjs';

const load = createRequire(import.meta.url);
const Database = load('libsql');
const file = `/tmp/conclave-yardstick-${process.pid}.db`;
const database = new Database(file);
database.exec('pragma journal_mode = wal');
database.exec('pragma synchronous = full');
database.exec(
  'create table move (m integer, seq integer, seat integer, card integer, at integer, primary key (m, seq)) without rowid',
);
const [insert, begin, commit] = ['insert into move values (?, ?, ?, ?, ?)', 'begin immediate', 'commit'].map(sql =>
  database.prepare(sql),
);
process.on('exit', () => {
  for (const rest of ['', '-wal', '-shm']) rmSync(file + rest, { force: true });
});

const matches = new Map();
const matchOf = id => {
  if (!matches.has(id))
    matches.set(id, { id, hands: deal(), trick: [], lead: 0, next: 0, seq: 0, played: 0, sockets: [] });
  return matches.get(id);
};

const play = (match, seat, card) => {
  const hand = match.hands[seat];
  if (seat !== match.next || !mayPlay(hand, card, match.trick[0])) return false;
  hand.splice(hand.indexOf(card), 1);
  if (match.trick.length === 0) match.lead = seat;
  match.trick.push(card);
  match.next = (seat + 1) % 4;
  match.played += 1;
  match.seq += 1;
  if (match.trick.length === 4) {
    match.next = (match.lead + winnerOf(match.trick)) % 4;
    match.trick = [];
  }
  if (match.played === 60) {
    match.played = 0;
    match.hands = deal();
  }
  return true;
};

let waiting = [];
const flush = () => {
  const batch = waiting;
  waiting = [];
  begin.run([]);
  for (const { match, seq, seat, card } of batch) insert.run([match.id, seq, seat, card, Date.now()]);
  commit.run([]);
  for (const { match, text, hands } of batch) {
    for (const [seat, socket] of match.sockets.entries())
      socket.send(hands === undefined ? text : JSON.stringify({ ...JSON.parse(text), hand: hands[seat] }));
  }
};

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', ws => {
  let match;
  let seat;
  ws.on('message', data => {
    const message = JSON.parse(data);
    if (message.join !== undefined) {
      match = matchOf(message.join);
      seat = message.seat;
      match.sockets[seat] = ws;
      ws.send(JSON.stringify({ s: 0, next: match.next, hand: match.hands[seat] }));
    } else if (play(match, seat, message.c)) {
      const { seq, next, played } = match;
      const text = JSON.stringify({ s: seq, p: seat, c: message.c, next });
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        match,
        seq,
        seat,
        card: message.c,
        text,
        hands: played === 0 ? structuredClone(match.hands) : undefined,
      });
    } else ws.send('{"refused":true}');
  });
});
answerStats();
server.on('listening', () => process.send({ ready: true, port: server.address().port }));
