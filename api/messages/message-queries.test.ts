import type { Queries } from '../database/queries';
import { eachEngine } from '../database/testing/each-engine';
import { countAlsoAsked, countMessages, listMessages, othersOf, setState } from './message-queries';

const keep = async (
  to: Queries,
  second: number,
  about: { email?: string; folded?: string; work?: string; works?: readonly string[] } = {},
): Promise<number> => {
  const { email = `v${second}@post.example`, folded = '', work = null, works } = about;
  const { id } = await to
    .insertInto('messages')
    .values({
      received_at: new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString(),
      ...({ locale: 'en', name: 'Visitor', message: 'A question', inquiry_by: 'email' } as const),
      ...{ email, folded, work },
      works: works ? JSON.stringify(works) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const find = async (from: Queries, words: string, works: readonly string[]) =>
  (await listMessages(from, { state: undefined, words, works, after: undefined })).lines.map(({ id }) => id);

eachEngine((engine) => {
  it('finds messages by their words and by the works that these name, newest first', async () => {
    const database = await engine.open();
    const [words, work, selection] = await database.write(async (to) => {
      const ids = [
        await keep(to, 1, { folded: 'about a lamp_100%' }),
        await keep(to, 2, { work: 'lamp' }),
        await keep(to, 3, { works: ['vase', 'lamp'] }),
      ];
      await keep(to, 4, { works: ['lamp-2'], folded: 'about a LAMP' });
      return ids;
    });
    // More works than a statement can have values.
    const many = [...Array.from({ length: 70_000 }, (_, nth) => `work-${nth}`), 'lamp'];
    await database.read(async (from) => {
      expect(await find(from, 'lamp', many)).toEqual([selection, work, words]);
      expect(await find(from, 'lamp_1 about', [])).toEqual([words]);
      expect(await find(from, 'lampe', [])).toEqual([]);
    });
  });

  it('goes on behind a page of messages about a work, past many about others', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      for (let second = 0; second < 60; second += 1) await keep(to, second, { work: 'lamp' });
      const other = { locale: 'en', name: '', email: '', message: '', inquiry_by: 'email' } as const;
      const others = Array.from({ length: 200 }, () => ({
        ...other,
        received_at: '2026-02-01T00:00:00.000Z',
        work: 'vase',
      }));
      for (let chunk = 0; chunk < 6; chunk += 1) await to.insertInto('messages').values(others).execute();
    });
    await database.read(async (from) => {
      const wanted = { state: 'new', words: 'lamp', works: ['lamp'] } as const;
      const first = await listMessages(from, { ...wanted, after: undefined });
      const last = first.lines.at(-1)!;
      const second = await listMessages(from, { ...wanted, after: [last.received_at, String(last.id)] });
      expect([first.lines.length, second.lines.length, second.next]).toEqual([50, 10, null]);
      expect(second.lines[0]!.received_at < last.received_at).toBe(true);
    });
  });

  it('knows a sender in capitals, and who else has asked for a work', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      const id = await keep(to, 1, { email: 'ada@post.example', work: 'lamp' });
      const again = await keep(to, 2, { email: 'ADA@post.example', works: ['lamp'] });
      await keep(to, 3, { email: 'Bo@post.example', works: ['vase', 'lamp'] });
      await keep(to, 4, { email: 'bo@post.example', work: 'lamp' });
      await keep(to, 5, { email: '', work: 'lamp' });
      await keep(to, 6, { email: 'cy@post.example', work: 'vase' });
      const others = await othersOf(to, { id, email: 'ada@post.example' });
      expect(others.map((other) => other.id)).toEqual([again]);
      const since = '2026-01-01T00:00:00.000Z';
      expect(await countAlsoAsked(to, { email: 'Ada@post.example' }, ['lamp'], since)).toBe(1);
    });
  });

  it('keeps who has answered while a message is archived, until it is new again', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      const id = await keep(to, 1);
      const put = async (state: 'answered' | 'archived' | 'new', name: string) => {
        await setState(to, id, state, { name, at: '2026-01-02T00:00:00.000Z' });
        const row = await to.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
        return [row.state, row.answered_by, row.answered_at !== null];
      };
      expect(await put('answered', 'Ada')).toEqual(['answered', 'Ada', true]);
      expect(await put('archived', 'Bo')).toEqual(['archived', 'Ada', true]);
      expect(await countMessages(to)).toEqual({ new: 0, answered: 0, archived: 1 });
      expect(await put('new', 'Bo')).toEqual(['new', null, false]);
    });
  });
});
