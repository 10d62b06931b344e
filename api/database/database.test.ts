import { setTimeout } from 'node:timers/promises';
import { WAIT_MS } from '../../tests/patience';
import { DatabaseBusy } from '../storage/when-free';
import type { GalleryDatabase } from './database';
import type { Queries } from './queries';
import { eachEngine } from './testing/each-engine';

const MOMENT = '2026-11-30T10:00:00.000Z';
const post = (key: string) => ({ key, contents: 'a hash', kept_at: MOMENT });
const keep = ({ write }: GalleryDatabase, key: string, options = {}) =>
  write(async (to) => void (await to.insertInto('posts').values(post(key)).execute()), options);
const keysIn = async (from: Queries) =>
  (await from.selectFrom('posts').select('key').orderBy('key').execute()).map(({ key }) => key);
const keptKeys = ({ read }: GalleryDatabase) => read(keysIn);

/** Something to wait for that a test brings about. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

eachEngine((engine) => {
  describe('a transaction', () => {
    it('is kept as a whole, and read as one', async () => {
      const database = await engine.open();
      const answer = await database.write(async (to) => {
        await to
          .insertInto('posts')
          .values([post('a'), post('b')])
          .execute();
        return keysIn(to);
      });
      expect(answer).toEqual(['a', 'b']);
      expect(await keptKeys(database)).toEqual(['a', 'b']);
    });

    it('leaves nothing where its work fails half way, and harms nothing that comes after it', async () => {
      const database = await engine.open();
      const failing = database.write(async (to) => {
        await to.insertInto('posts').values(post('a')).execute();
        throw new Error('half way');
      });
      await expect(failing).rejects.toThrow('half way');
      await keep(database, 'b');
      expect(await keptKeys(database)).toEqual(['b']);
    });

    it('leaves nothing where a statement failed, even if its error was caught', async () => {
      const database = await engine.open();
      await keep(database, 'a');
      const twice = database.write(async (to) => {
        await to.insertInto('posts').values(post('b')).execute();
        await to
          .insertInto('posts')
          .values(post('a'))
          .execute()
          .catch(() => undefined);
      });
      await expect(twice).rejects.toThrow();
      expect(await keptKeys(database)).toEqual(['a']);
      await keep(database, 'b');
      expect(await keptKeys(database)).toEqual(['a', 'b']);
    });

    it('takes nothing of others between its statements', async () => {
      const database = await engine.open();
      const [begun, go] = [signal(), signal()];
      const failing = database.write(async (to) => {
        await to.insertInto('posts').values(post('a')).execute();
        begun.give();
        await go.given;
        throw new Error('taken back');
      });
      await begun.given;
      const other = keep(database, 'b');
      // PostgreSQL may have kept the other by then, SQLite has it wait.
      expect(await keptKeys(database)).not.toContain('a');
      go.give();
      await expect(failing).rejects.toThrow('taken back');
      await other;
      expect(await keptKeys(database)).toEqual(['b']);
    });

    it('takes no statement after its end', async () => {
      const database = await engine.open();
      let late: Queries | undefined;
      await database.write(async (to) => void (late = to));
      await expect(late?.insertInto('posts').values(post('a')).execute()).rejects.toThrow(
        'already committed',
      );
      await expect(late?.run("DELETE FROM posts WHERE key = 'a'")).rejects.toThrow('already committed');
      expect(await keptKeys(database)).toEqual([]);
    });

    it('is refused within another, which could wait for itself', async () => {
      const database = await engine.open();
      for (const inner of [() => keep(database, 'a'), () => keptKeys(database)]) {
        await expect(database.write(inner)).rejects.toThrow('begun within another');
        await expect(database.read(inner)).rejects.toThrow('begun within another');
      }
      await keep(database, 'b');
      expect(await keptKeys(database)).toEqual(['b']);
    });

    it('adds to one number from twenty at once, none lost', async () => {
      const database = await engine.open({ patienceMs: 30_000 });
      await database.write(async (to) => {
        await to.insertInto('desk_clock').values({ id: 1, trusted_at: '0', looked_at: MOMENT }).execute();
      });
      const add = () =>
        database.write(async (to) => {
          const { trusted_at: before } = await to
            .selectFrom('desk_clock')
            .select('trusted_at')
            .executeTakeFirstOrThrow();
          await setTimeout(1);
          await to
            .updateTable('desk_clock')
            .set({ trusted_at: String(Number(before) + 1) })
            .execute();
        });
      await Promise.all(Array.from({ length: 20 }, add));
      const sum = await database.read((from) => from.selectFrom('desk_clock').selectAll().execute());
      expect(sum).toEqual([{ id: 1, trusted_at: '20', looked_at: MOMENT, held_until: null }]);
    });

    it('that is urgent overtakes what has not begun', async () => {
      const database = await engine.open();
      const gate = signal();
      const done: string[] = [];
      const begin = (name: string, options = {}) =>
        database.write(async (to) => {
          await gate.given;
          await to.insertInto('posts').values(post(name)).execute();
          done.push(name);
        }, options);
      const names = Array.from({ length: 12 }, (_, index) => `post ${index}`);
      const all = names.map((name) => begin(name));
      const urgent = begin('urgent', { urgent: true });
      gate.give();
      await Promise.all([...all, urgent]);
      // Up to four begin at once, and as many have their turn next.
      expect(done.indexOf('urgent')).toBeLessThan(9);
      expect(done.slice(9)).not.toContain('urgent');
      expect(await keptKeys(database)).toHaveLength(13);
    });
  });

  describe('a read', () => {
    it('sees one state, whatever is written beside it', async () => {
      const database = await engine.open();
      await keep(database, 'a');
      const [looked, written] = [signal(), signal()];
      const reading = database.read(async (from) => {
        const before = await keysIn(from);
        looked.give();
        await written.given;
        return [before, await keysIn(from)];
      });
      await looked.given;
      await keep(database, 'b');
      written.give();
      expect(await reading).toEqual([['a'], ['a']]);
      expect(await keptKeys(database)).toEqual(['a', 'b']);
    });

    it('waits in line where many read at once', async () => {
      const database = await engine.open();
      await keep(database, 'a');
      const reads = Array.from({ length: 30 }, () =>
        database.read(async (from) => {
          await setTimeout(2);
          return keysIn(from);
        }),
      );
      expect(await Promise.all(reads)).toEqual(Array.from({ length: 30 }, () => ['a']));
    });

    it('writes nothing', async () => {
      const database = await engine.open();
      await keep(database, 'a');
      const writing = database.read((from) => from.deleteFrom('posts').execute());
      await expect(writing).rejects.toThrow(/readonly|read-only/);
      expect(await keptKeys(database)).toEqual(['a']);
    });
  });

  describe('rows', () => {
    it('are the same on both engines', async () => {
      const database = await engine.open();
      const found = await database.write(async (to) => {
        const { id } = await to
          .insertInto('wishes')
          .values({
            made_at: MOMENT,
            locale: 'fr',
            email: 'zoé@example.org',
            wish: '{"a":"é\u{1F4A1}"}',
            state: 'unasked',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await to
          .insertInto('wishes_told')
          .values({ wish: 2 ** 40, work: 'lamp', at: MOMENT })
          .execute();
        return [
          id,
          await to.selectFrom('wishes').select(['wish', 'creator', 'is_suspected', 'folded']).execute(),
          await to
            .selectFrom('wishes_told')
            .select(({ fn, eb, lit }) => [
              fn.countAll().as('count'),
              fn.sum('wish').as('sum'),
              eb(lit(1), '=', 1).as('is'),
            ])
            .execute(),
        ];
      });
      expect(found).toEqual([
        1,
        [{ wish: '{"a":"é\u{1F4A1}"}', creator: null, is_suspected: 0, folded: '' }],
        [{ count: 1, sum: 2 ** 40, is: 1 }],
      ]);
    });

    it('are sorted by their bytes', async () => {
      const database = await engine.open();
      const keys = ['a', 'B', 'é', 'Z', 'a b', 'a-b', 'ab', '_', '\u{1F4A1}', '\uFF5E'];
      await database.write((to) => to.insertInto('posts').values(keys.map(post)).execute());
      const byBytes = [...keys].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      expect(await keptKeys(database)).toEqual(byBytes);
    });

    it('know an e-mail address in capitals as well', async () => {
      const database = await engine.open();
      const subscribe = (email: string, name: string) =>
        database.write((to) =>
          to
            .insertInto('subscriptions')
            .values({ email, name, subscribed_at: MOMENT, locale: 'fr', is_professional: 0 })
            .onConflict((conflict) => conflict.column('email').doUpdateSet({ name }))
            .execute(),
        );
      await subscribe('ada@example.org', 'Ada');
      await subscribe('ADA@Example.org', 'Ada L.');
      const found = await database.read((from) =>
        from
          .selectFrom('subscriptions')
          .select(['email', 'name'])
          .where('email', '=', 'Ada@EXAMPLE.org')
          .execute(),
      );
      expect(found).toEqual([{ email: 'ada@example.org', name: 'Ada L.' }]);
    });

    it('are counted where they are changed or deleted', async () => {
      const database = await engine.open();
      await database.write((to) => to.insertInto('posts').values(['a', 'b', 'c'].map(post)).execute());
      const counted = await database.write(async (to) => {
        const { numUpdatedRows } = await to.updateTable('posts').set({ visitor: 'v' }).executeTakeFirst();
        const { numDeletedRows } = await to.deleteFrom('posts').where('key', '>', 'a').executeTakeFirst();
        return [Number(numUpdatedRows), Number(numDeletedRows)];
      });
      expect(counted).toEqual([3, 2]);
    });

    it('are asked for in SQL as text, too', async () => {
      const database = await engine.open();
      await database.write((to) =>
        to.run('INSERT INTO posts (key, contents, kept_at) VALUES (?, ?, ?)', 'a?', "'?", MOMENT),
      );
      const [first, none, all] = await database.read(async (from) => [
        await from.get("SELECT key, contents FROM posts WHERE key = ? AND contents <> '?'", 'a?'),
        await from.get('SELECT key FROM posts WHERE key = ?', 'b'),
        await from.all('SELECT key FROM posts'),
      ]);
      expect([first, none, all]).toEqual([{ key: 'a?', contents: "'?" }, undefined, [{ key: 'a?' }]]);
    });
  });

  describe('what belongs to a row', () => {
    it('goes with a message', async () => {
      const database = await engine.open();
      const left = await database.write(async (to) => {
        const message = {
          received_at: MOMENT,
          locale: 'en',
          name: 'Ada',
          email: '',
          message: '?',
          inquiry_by: 'email',
        } as const;
        await to.insertInto('messages').values([message, message]).execute();
        const mail = { kind: 'message', queued_at: MOMENT, tried_since: MOMENT, due_at: MOMENT };
        await to
          .insertInto('mails')
          .values([
            { ...mail, message: 1 },
            { ...mail, message: 2 },
          ])
          .execute();
        await to.deleteFrom('messages').where('id', '=', 1).execute();
        return to.selectFrom('mails').select('message').execute();
      });
      expect(left).toEqual([{ message: 2 }]);
    });

    it('goes with a subscription, whose links keep no address', async () => {
      const database = await engine.open();
      const left = await database.write(async (to) => {
        await to
          .insertInto('subscriptions')
          .values({ email: 'ada@example.org', subscribed_at: MOMENT, locale: 'fr', is_professional: 0 })
          .execute();
        const link = { email: 'ADA@example.org', made_at: MOMENT };
        await to
          .insertInto('mail_links')
          .values([
            { ...link, hash: 'a', purpose: 'confirm' },
            { ...link, hash: 'b', purpose: 'withdraw' },
          ])
          .execute();
        await to.deleteFrom('subscriptions').execute();
        return to.selectFrom('mail_links').select(['hash', 'email']).execute();
      });
      expect(left).toEqual([{ hash: 'b', email: null }]);
    });

    it('a draft takes the place of the one before, and of none that waits for its list', async () => {
      const database = await engine.open();
      const draft = {
        ...{ shelf: 'works' as const, item: 'lamp', number: 1 },
        ...{ changes: '[]', name: 'Ada', at: MOMENT },
      };
      const drafts = await database.write(async (to) => {
        const { number } = await to
          .insertInto('desk_pending')
          .values({ list: 1 })
          .returning('number')
          .executeTakeFirstOrThrow();
        await to
          .insertInto('desk_draft_rows')
          .values({ ...draft, number: 9, comes: number })
          .execute();
        await to.insertInto('desk_drafts').values(draft).execute();
        await to
          .insertInto('desk_drafts')
          .values({ ...draft, number: 2 })
          .execute();
        await to.updateTable('desk_drafts').set({ changes: '[1]' }).execute();
        const [shown, rows] = [
          await to.selectFrom('desk_drafts').select(['number', 'changes']).execute(),
          await to.selectFrom('desk_draft_rows').select(['number', 'changes']).orderBy('number').execute(),
        ];
        await to.deleteFrom('desk_drafts').execute();
        return [shown, rows, await to.selectFrom('desk_draft_rows').select('number').execute()];
      });
      expect(drafts).toEqual([
        [{ number: 2, changes: '[1]' }],
        [
          { number: 2, changes: '[1]' },
          { number: 9, changes: '[]' },
        ],
        [{ number: 9 }],
      ]);
    });
  });

  describe('notifications', () => {
    it('are heard once what they are about is kept, until one stops listening', async () => {
      const database = await engine.open();
      const heard: string[] = [];
      const stop = database.listen('changes', (reason) => heard.push(reason));
      database.listen('times', () => heard.push('times'));
      await keep(database, 'a', { notify: ['changes'] });
      await eventually(() => expect(heard).toEqual(['notified']));
      stop();
      await keep(database, 'b', { notify: ['changes', 'times'] });
      await eventually(() => expect(heard).toEqual(['notified', 'times']));
    });

    it('are not heard of what is taken back', async () => {
      const database = await engine.open();
      const heard: string[] = [];
      database.listen('changes', () => heard.push('changes'));
      database.listen('times', () => heard.push('times'));
      const failing = database.write(() => Promise.reject(new Error('no')), { notify: ['changes'] });
      await expect(failing).rejects.toThrow('no');
      await keep(database, 'a', { notify: ['times'] });
      await eventually(() => expect(heard).toEqual(['times']));
    });

    it('reach all listeners where one fails, and what was written is kept', async () => {
      const log = jest.fn();
      const database = await engine.open({ log });
      let heard = 0;
      database.listen('changes', () => {
        throw new Error('a fault of its own');
      });
      database.listen('changes', () => (heard += 1));
      await keep(database, 'a', { notify: ['changes'] });
      await eventually(() => expect(heard).toBe(1));
      expect(log.mock.calls).toEqual([
        ['error', { err: new Error('a fault of its own') }, expect.any(String)],
      ]);
    });
  });

  describe('the end', () => {
    it('waits for what has begun, takes nothing more, and may be asked for twice', async () => {
      const database = await engine.open();
      const begun = signal();
      const last = database.write(async (to) => {
        begun.give();
        await setTimeout(20);
        await to.insertInto('posts').values(post('a')).execute();
      });
      await begun.given;
      await Promise.all([database.close(), database.close()]);
      await last;
      await expect(keep(database, 'b')).rejects.toThrow('The database is closed');
      await expect(keptKeys(database)).rejects.toThrow('The database is closed');
      expect(await keptKeys(await engine.open())).toEqual(['a']);
    });
  });

  describe('a lock of another process', () => {
    it('is waited for, and refused in words when it outlasts the patience', async () => {
      const database = await engine.open({ patienceMs: 150 });
      const unlock = await engine.lock();
      await expect(keep(database, 'a')).rejects.toThrow(DatabaseBusy);
      const patient = await engine.open({ patienceMs: 10_000 });
      const kept = keep(patient, 'b');
      await setTimeout(100);
      await unlock();
      await kept;
      expect(await keptKeys(database)).toEqual(['b']);
    });
  });
});

async function eventually(check: () => void): Promise<void> {
  for (const end = Date.now() + WAIT_MS; ; await setTimeout(10)) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
