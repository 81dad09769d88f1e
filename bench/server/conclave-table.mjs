// One table of The Seven Seals with four sockets, as a load generator needs it: little work per message.
import { fastChance } from '@conclave/kernel';
import { applyPatch } from '@conclave/protocol';
import { rules } from '@conclave/seven-seals/rules';
import WebSocket from 'ws';

const stream = fastChance(1);

export const call = async (port, path, body, token) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
  return json;
};

export class Table {
  constructor(drive, port) {
    this.drive = drive;
    this.port = port;
    this.sockets = [];
    this.sizes = [];
    this.own = [];
    this.games = 0;
  }

  /** Four guests arrive, one opens a table, all sit down. */
  async open() {
    for (let seat = 0; seat < 4; seat += 1) {
      const { token } = await call(this.port, '/api/people', { name: `Seat ${seat}` });
      if (seat === 0) await this.create(token);
      this.sockets.push(await this.connect(token, seat));
    }
    await this.begin();
  }

  async create(token) {
    const seats = [0, 1, 2, 3].map(() => ({ kind: 'open' }));
    const { id } = await call(
      this.port,
      '/api/tables',
      { game: 'seven-seals', seats, settings: { undo: 'none' } },
      token,
    );
    this.id = id;
  }

  connect(token, seat) {
    const ws = new WebSocket(`ws://127.0.0.1:${this.port}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    ws.on('message', data => this.receive(String(data), seat));
    return new Promise((resolve, reject) => {
      ws.on('error', reject);
      ws.on('open', () => {
        ws.send('{"type":"hello","protocol":2,"form":"patch"}');
        this.welcomed = () => resolve(ws);
      });
    });
  }

  begin() {
    this.snapshots = 0;
    return new Promise(resolve => {
      this.begun = resolve;
      for (const ws of this.sockets) ws.send(JSON.stringify({ type: 'watch', table: this.id }));
      for (const [seat, ws] of this.sockets.entries())
        ws.send(
          JSON.stringify({ type: 'act', table: this.id, id: 's', action: { do: 'sit', seat, nonce: '00'.repeat(16) } }),
        );
    });
  }

  receive(text, seat) {
    if (text.startsWith('{"type":"update"')) this.update(text, seat);
    else this.other(JSON.parse(text), seat);
  }

  update(text, seat) {
    if (seat === 0 || text.includes(',"own":')) {
      const { seq, patch, own } = JSON.parse(text);
      if (seat === 0) {
        if (seq !== this.seq + 1) throw new Error(`update ${seq} after ${this.seq}`);
        this.seq = seq;
        this.table = applyPatch(this.table, patch);
      }
      if (own !== undefined) this.own[seat] = applyPatch(this.own[seat], own);
    }
    if (this.drive.latencies !== undefined && this.sizes.length < 100_000) this.sizes.push(text.length);
    if (!this.drive.seen(this)) return;
    if (rules.places(this.table) === undefined) this.drive.schedule(this);
    else this.again();
  }

  other(message, seat) {
    if (message.type === 'welcome') this.welcomed();
    else if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    else if (message.type === 'snapshot' && message.view !== undefined) {
      if (message.view.seat !== seat) throw new Error('not my seat');
      this.table = message.view.table;
      this.own[seat] = message.view.own;
      this.seq = message.seq;
      this.snapshots += 1;
      if (this.snapshots === 4) this.begun();
    } else if (message.type === 'info' && seat === 0 && message.table === this.id && message.info.rematch !== undefined)
      this.follow(message.info.rematch).catch(fail);
  }

  /** The same four go on at a new table. */
  again() {
    this.games += 1;
    if (this.finished !== undefined) this.finished();
    else this.sockets[0].send(JSON.stringify({ type: 'act', table: this.id, id: 'r', action: { do: 'rematch' } }));
  }

  async follow(id) {
    for (const ws of this.sockets) ws.send(JSON.stringify({ type: 'unwatch', table: this.id }));
    this.id = id;
    await this.begin();
    this.drive.schedule(this);
  }

  fire() {
    const seat = this.table.turn;
    const move = rules.randomMove(this.table, this.own[seat], seat, stream);
    this.drive.sent(this);
    this.sockets[seat].send(JSON.stringify({ type: 'move', table: this.id, id: `${this.seq}`, seq: this.seq, move }));
  }

  close() {
    for (const ws of this.sockets) ws.terminate();
  }
}

const fail = error => {
  console.error(error);
  process.exit(1);
};
