import type { LogLine } from '../contract/identity';
import { note } from './tables/log';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let owner: string;
beforeAll(async () => {
  desk = await openTestDesk();
  owner = (await desk.person('everything')).cookie;
  await desk.database.write((to) => {
    to.run('DELETE FROM desk_log');
    note(to, { id: null, name: 'Hélène' }, 'published', {
      about: { en: 'Low bench', fr: 'Banc bas' },
      now: Date.now(),
    });
    for (let line = 0; line < 1200; line += 1)
      note(to, { id: null, name: 'Ada' }, 'sold', {
        about: { en: `Lamp ${line}`, fr: `Lampe ${line}` },
        now: Date.now(),
      });
  });
});
afterAll(() => desk.close());

const ask = async (query: string) => {
  const { status, body } = await desk.call('GET', `/log${query}`, { cookie: owner });
  return { status, lines: body as LogLine[] };
};
const titles = (lines: readonly LogLine[]) =>
  lines.map(({ about }) => (typeof about === 'object' ? about?.en : about));

it('finds a line behind a thousand others by a person or a title, without accents, in either language', async () => {
  for (const find of ['helene', 'BANC', 'bench hel'])
    expect(titles((await ask(`?find=${encodeURIComponent(find)}`)).lines)).toEqual(['Low bench']);
  expect((await ask('?find=nobody')).lines).toEqual([]);
});

it('goes on in what is found, a hundred lines at a time', async () => {
  const { lines } = await ask('?find=ada');
  expect([lines.length, ...titles(lines.slice(0, 1))]).toEqual([100, 'Lamp 1199']);
  const next = await ask(`?find=ada&before=${lines.at(-1)!.id}`);
  expect(titles(next.lines.slice(0, 1))).toEqual(['Lamp 1099']);
});

it('refuses what nobody looks for', async () => {
  expect((await ask(`?find=${'a'.repeat(201)}`)).status).toBe(422);
});
