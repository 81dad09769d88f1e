/**
 * How SQLite keeps the log (from version 15 on). A commit holds moves of many tables, and every page that it touches is written as a whole. So
 * pieces lie one behind the other as they come, and their key has a small number in place of the table's id: keys of tables that are
 * played together share pages. Everybody else reads and writes `log`, as in every database; commits alone go straight to the pieces.
 */
const TABLES = [
  'create table slot (id integer primary key, table_id text not null unique)',
  `create table piece (slot integer not null, n bigint not null, last bigint not null, lines text not null, sum bigint not null,
    primary key (slot, n))`,
];

/** From the `log` of version 14. */
const FILLING = [
  'insert into slot (table_id) select distinct table_id from log order by table_id',
  `insert into piece (slot, n, last, lines, sum) select s.id, l.n, l.last, l.lines, l.sum from log l
    join slot s on s.table_id = l.table_id order by s.id, l.n`,
  'drop table log',
];

const OWN = '(select id from slot where table_id = old.table_id)';
const NEW = '(select id from slot where table_id = new.table_id)';
const KNOWN = 'insert into slot (table_id) values (new.table_id) on conflict do nothing';

const VIEW = [
  `create view log (table_id, n, last, lines, sum) as
    select s.table_id, p.n, p.last, p.lines, p.sum from slot s join piece p on p.slot = s.id`,
  `create trigger log_added instead of insert on log begin
    ${KNOWN};
    insert into piece (slot, n, last, lines, sum) values (${NEW}, new.n, new.last, new.lines, new.sum);
  end`,
  `create trigger log_changed instead of update on log begin
    ${KNOWN};
    update piece set slot = ${NEW}, n = new.n, last = new.last, lines = new.lines, sum = new.sum where slot = ${OWN} and n = old.n;
  end`,
  `create trigger log_removed instead of delete on log begin
    delete from piece where slot = ${OWN} and n = old.n;
  end`,
  `create trigger slot_given_up after delete on game_table begin
    delete from piece where slot = (select id from slot where table_id = old.id);
    delete from slot where table_id = old.id;
  end`,
];

export const LOG_STEPS: readonly string[] = [...TABLES, ...FILLING, ...VIEW];

/** Whoever has a row may have a log. */
export const GIVE_SLOT = 'insert into slot (table_id) select id from game_table where id = ? on conflict do nothing';

export const SLOT_OF = 'select id from slot where table_id = ?';

/** The number of the last entry, in the log or packed. */
const END = `coalesce((select last from piece where slot = ? order by n desc limit 1),
  (select last from archive where table_id = ?), 0)`;

/** A piece goes in only behind the piece that ends with the number before it, and only while its table is there. */
export const CONTINUE_LOG = `insert into piece (slot, n, last, lines, sum) select ?, ?, ?, ?, ? from game_table
  where id = ? and ${END} = ? - 1`;

/** The same for a log whose end is known. */
export const CONTINUE_OWN =
  'insert into piece (slot, n, last, lines, sum) values (?, ?, ?, ?, ?) on conflict do nothing';
