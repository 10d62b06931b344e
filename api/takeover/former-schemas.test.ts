import path from 'node:path';
import { fold } from '../../src/contract/text/fold';
import { openWriting, type Connection } from '../storage/connection';
import { piecesOf, roomById } from '../rooms/room-queries';
import type { Queries } from '../database/queries';
import { useSqlite } from '../database/testing/each-engine';
import { formerSchema } from './testing/former-schemas';

const engine = useSqlite();

/** Makes the database as a release of then has left it. */
function lay(schema: string, fill: (connection: Connection) => void = () => {}): void {
  const connection = openWriting(path.join(engine.dataDir(), 'gallery.db'));
  connection.exec(schema);
  fill(connection);
  connection.close();
}

async function asked<T>(work: (from: Queries) => Promise<T>): Promise<T> {
  return (await engine.open()).read(work);
}

it('goes on showing what drafts say in rooms whose link was given, also where something waits in them', async () => {
  const shown = { by: ['Jules'], since: '2026-01-01', room: {}, pictures: [], pieces: [{ work: 'bench' }] };
  lay(formerSchema(23), (old) => {
    const draft = (shelf: string, item: string, changes: object[]) =>
      old.run(
        "INSERT INTO desk_drafts (shelf, item, number, changes, name, at) VALUES (?, ?, 1, ?, 'Ada', '2026-01-01')",
        ...[shelf, item, JSON.stringify(changes)],
      );
    draft('works', 'bench', [{ path: 'creators', before: null, value: ['anna', 'jeanne'], by: 'Ada' }]);
    draft('creators', 'anna', [{ path: 'name', before: null, value: 'Anna' }]);
    old.run("INSERT INTO room_pieces (room, position, work, title) VALUES (1, 1, 'bench', 'Bench')");
    old.run("INSERT INTO room_pieces (room, position, work, title) VALUES (1, 2, 'lamp', 'Lamp')");
    old.run('UPDATE rooms SET shown = ? WHERE id = 1', JSON.stringify(shown));
    old.run(`INSERT INTO rooms (locale, client, title, valid_until, made_at, made_by, changed_at, changed_by)
      VALUES ('fr', '', 'Prepared', '2027', '2026', 'Ada', '2026', 'Ada')`);
    old.run("INSERT INTO room_pieces (room, position, work, title) VALUES (2, 1, 'bench', 'Bench')");
  });
  const content = {
    changes: [{ path: 'creators', value: ['anna', 'jeanne'] }],
    creators: [{ id: 'anna', changes: [{ path: 'name', value: 'Anna' }] }],
  };
  await asked(async (from) => {
    expect((await piecesOf(from, 1)).map((piece) => piece.content)).toEqual([content, null]);
    expect((await roomById(from, 1))?.shown).toEqual({ ...shown, pieces: [{ work: 'bench', content }] });
    expect((await piecesOf(from, 2)).map((piece) => piece.content)).toEqual([null]);
  });
});

it('makes what was stored before findable in plain letters', async () => {
  const tables = ['messages', 'subscriptions', 'wishes', 'rooms'] as const;
  lay(formerSchema(22), (old) => {
    // As it was folded then.
    for (const table of tables) old.run(`UPDATE ${table} SET folded = ?`, 'þordis guðrun\nyıldız ħŋŧ');
  });
  await asked(async (from) => {
    for (const table of tables)
      expect([table, await from.selectFrom(table).select('folded').execute()]).toEqual([
        table,
        [{ folded: fold('Þórdís Guðrún\nYıldız ħŋŧ') }],
      ]);
  });
});

it('is brought along once where several open it at the same time', async () => {
  lay(formerSchema(20));
  const opened = await Promise.all([engine.open(), engine.open(), engine.open()]);
  for (const database of opened)
    expect(await database.read((from) => from.selectFrom('messages').select('name').execute())).toEqual([
      { name: 'Zoé' },
    ]);
});

it('is left as it is where a step fails, and brought along later', async () => {
  lay(formerSchema(20), (old) => old.exec('CREATE TABLE desk_pending (number INTEGER)'));
  await expect(engine.open()).rejects.toThrow('desk_pending');
  const connection = openWriting(path.join(engine.dataDir(), 'gallery.db'));
  expect(connection.get('PRAGMA user_version')).toMatchObject({ user_version: 20 });
  connection.exec('DROP TABLE desk_pending');
  connection.close();
  await engine.open();
});

it.each([
  ['one of schema 19', 19, 'PRAGMA user_version = 19'],
  ['one from before schemas had numbers', 0, ''],
])('is refused if it is %s, with what to do', async (_, version, mark) => {
  lay(`CREATE TABLE messages (id INTEGER PRIMARY KEY, name TEXT); ${mark}`);
  await expect(engine.open()).rejects.toThrow(
    `The database has schema ${version}, and this code takes over schema 20 or later. ` +
      'Start the release of November 2026 with it once, then this one.',
  );
});
