import { SAMPLE_FILES } from '../../../testing/sample-files';
import type { BroughtIn, BroughtIns, TakenBack } from '../../contract/brought-in';
import type { LookedAt } from '../../contract/looking';
import { importDesk } from '../testing/import-desk';
import { useSqlite } from '../../../database/testing/each-engine';
import { killLists } from '../testing/kill-lists';

const faultsOf = ({ lines }: LookedAt) =>
  lines.flatMap(({ number, faults }) => faults.map(({ name, field, text }) => [number, name, field, text]));

describe('bringing', () => {
  const { desk, call, open, changedValuesOf, drafts, send, look, bringIn, post } = importDesk();
  const LIST = 'ref;title;designer\nML 0201;Vigie floor lamp;Jeanne Étoile\nML 0202;Halage chair;Ida Faure\n';

  it('takes all back as one step, but what somebody has changed since, and the creators that it needs', async () => {
    const list =
      'ref;title;creator;materials\nML 1;One;New Person;\nML 2;Two;New Person;\nML 0001;Tall lamp;;Steel\n';
    const before = [{ path: 'title.en', before: 'Tall lamp', value: 'Very tall lamp' }];
    await call('PUT', '/items/works/lamp/draft', { changes: before });
    const kept = (await open('works/lamp')).draft;
    const answers = { creators: [{ name: 'New Person', is: 'new' }], confirmed: [4] };
    const { number } = (await bringIn(await send(list), answers)).body as BroughtIn;
    const changes = [{ path: 'reference', before: 'ML 2', value: 'ML 3' }];
    await call('PUT', '/items/works/two/draft', { changes });

    const taken = (await post(`${number}/take-back`, {})).body as TakenBack;
    expect(taken).toEqual({
      put: 2,
      kept: [
        { shelf: 'works', id: 'two', title: 'Two' },
        { shelf: 'creators', id: 'new-person', title: 'New Person' },
      ],
    });
    expect(await drafts()).toEqual(['creators/new-person', 'works/lamp', 'works/two']);
    expect((await open('works/lamp')).draft).toEqual(kept);
    expect((await post(`${number}/take-back`, {})).status).toBe(409);
    const { lines } = (await call('GET', '/import')).body as BroughtIns;
    expect(lines[0]?.takenBack).toMatchObject({ by: 'ada' });
  });

  it('brings nothing in where somebody has changed anything meanwhile', async () => {
    const sent = await send(LIST);
    const { counts } = await look(sent);
    await call('POST', '/items', { shelf: 'works', title: 'Another' });
    await desk().edit({
      'works/new.yaml': {
        ...SAMPLE_FILES['works/chair.yaml'],
        slug: { en: 'new' },
        reference: 'ML 0201',
        title: { en: 'Vigie floor lamp' },
      },
    });
    const seen = { new: counts.new, changed: counts.changed };
    const { status, body } = await post(`lists/${sent.list}/bring-in`, {
      ...sent.ask,
      leavesOut: false,
      seen,
    });
    expect([status, body]).toEqual([409, { error: { fault: 'changedElsewhere' } }]);
    expect(await drafts()).toEqual(['works/another']);
  });

  it('is all or nothing: a fault in the middle leaves nothing behind', async () => {
    const sent = await send(LIST);
    const { counts } = await look(sent);
    await desk().database.write((to) =>
      to.run(
        `CREATE TRIGGER fails BEFORE INSERT ON desk_draft_rows WHEN NEW.item = 'halage-chair'
       BEGIN SELECT raise(ABORT, 'no'); END`,
      ),
    );
    const seen = { new: counts.new, changed: counts.changed };
    const body = { ...sent.ask, leavesOut: false, seen };
    expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(500);
    await desk().database.write((to) => to.run('DROP TRIGGER fails'));
    expect(await drafts()).toEqual([]);
    expect((await call('GET', '/import')).body).toEqual({ lines: [] });
    // The list is still there.
    expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(201);
  });

  it('shows pictures by their names, names those that lack, and adds them once they are there', async () => {
    const list =
      'ref;title;photos\nML 1;One;Lamp_1_Day.JPG, missing.jpg | LAMP-1-NIGHT.png\nML 2;Two;missing.jpg\n';
    const sent = await send(list);
    // Another work shows them.
    expect(faultsOf(await look(sent))).toEqual([
      [2, 'unsurePicture', 'pictures', 'Lamp_1_Day.JPG'],
      [2, 'unsurePicture', 'pictures', 'LAMP-1-NIGHT.png'],
    ]);
    const pictureAnswers = [
      { row: 2, name: 'Lamp_1_Day.JPG', file: 'lamp-1-day.jpg' },
      { row: 2, name: 'LAMP-1-NIGHT.png', file: 'lamp-1-night.jpg' },
    ];
    const { pictures, lines } = await look(sent, { pictureAnswers });
    expect(pictures).toEqual({ found: 2, missing: ['missing.jpg'] });
    expect(lines[0]).toMatchObject({ missing: ['missing.jpg'], picture: { width: 300 } });
    const { number, missing } = (await bringIn(sent, { pictureAnswers })).body as BroughtIn;
    expect(missing).toEqual(['missing.jpg']);
    const files = async (place: string) =>
      ((await changedValuesOf(place))['pictures'] as { file: string }[] | undefined)?.map(({ file }) => file);
    expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'lamp-1-night.jpg']);
    expect(await files('works/two')).toBeUndefined();

    const given = { pictures: [{ name: 'missing.jpg', file: 'missing-2.jpg' }] };
    expect((await post(`${number}/pictures`, given)).body).toMatchObject({ missing: [] });
    expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'missing-2.jpg', 'lamp-1-night.jpg']);
    expect(await files('works/two')).toEqual(['missing-2.jpg']);
    // What was added is part of what was brought in.
    expect((await post(`${number}/take-back`, {})).body).toEqual({ put: 2, kept: [] });
    expect(await drafts()).toEqual([]);
  });

  it('adds them to many works in parts, between which others are answered', async () => {
    const COUNT = 250;
    const row = (at: number) => `ML ${7000 + at};Many ${at};missing.jpg`;
    const sent = await send(
      `ref;title;photos\n${Array.from({ length: COUNT }, (_, at) => row(at)).join('\n')}\n`,
    );
    const { number } = (await bringIn(sent)).body as BroughtIn;
    const { database } = desk();
    const { write } = database;
    const written: number[] = [];
    const counting = jest.spyOn(database, 'write').mockImplementation((work, options) =>
      write(async (to) => {
        const count = async () =>
          (
            (await to.get('SELECT total_changes() - (SELECT count(*) FROM listed_stale) AS count')) as {
              count: number;
            }
          ).count;
        const before = await count();
        const done = await work(to);
        written.push((await count()) - before);
        return done;
      }, options),
    );
    const given = { pictures: [{ name: 'missing.jpg', file: 'lamp-1-day.jpg' }] };
    const answer = await post(`${number}/pictures`, given).finally(() => counting.mockRestore());
    expect(answer.body).toMatchObject({ missing: [] });
    expect(await changedValuesOf('works/many-249')).toMatchObject({ pictures: [{ file: 'lamp-1-day.jpg' }] });
    // Rows of the list are of one statement, as are marks of what is to be listed anew.
    expect(Math.max(...written)).toBeLessThanOrEqual(COUNT + 10);
    expect(written.length).toBeGreaterThan(COUNT / 100);
  });

  it('gives pictures of one name to the works of their folders, and asks where no folder tells them apart', async () => {
    const sent = await send('ref;title;photos\nML 1;One;lamps/IMG_1.jpg\nML 2;Two;chairs\\IMG_1.jpg\n');
    const [day, night] = ['lamp-1-day.jpg', 'lamp-1-night.jpg'];
    const inFolders = [
      { name: 'mine/chairs/IMG_1.JPG', file: day },
      { name: 'mine/lamps/IMG_1.JPG', file: night },
    ];
    const files = async (pictures: object[], more: object = {}) =>
      (await look(sent, { pictures, ...more })).lines.map(
        ({ changes }) => changes.find(({ path }) => path === 'pictures')?.after ?? null,
      );
    expect(await files(inFolders)).toEqual([night, day]);
    const bare = inFolders.map(({ file }) => ({ name: 'IMG_1.JPG', file }));
    for (const given of [bare, bare.slice(1)]) expect(await files(given)).toEqual([null, null]);
    const { lines } = await look(sent, { pictures: bare });
    expect(lines[0]?.unsure).toMatchObject([
      { name: 'lamps/IMG_1.jpg', pictures: [{ file: day, of: 'Tall lamp', width: 300 }, { file: night }] },
    ]);
    const pictureAnswers = [
      { row: 2, name: 'lamps/IMG_1.jpg', file: night },
      { row: 3, name: 'chairs/IMG_1.jpg', file: null },
    ];
    expect(await files(bare, { pictureAnswers })).toEqual([night, null]);
    expect((await look(sent, { pictures: bare, pictureAnswers })).counts).toMatchObject({ new: 2 });

    const { number } = (await bringIn(sent)).body as BroughtIn;
    const add = async (name: string, file: string) =>
      ((await post(`${number}/pictures`, { pictures: [{ name, file }] })).body as BroughtIn).missing;
    expect(await add('IMG_1.jpg', day)).toEqual(['lamps/IMG_1.jpg', 'chairs/IMG_1.jpg']);
    expect(await add('chairs/IMG_1.jpg', day)).toEqual(['lamps/IMG_1.jpg']);
    expect((await changedValuesOf('works/two'))['pictures']).toEqual([{ file: day, alt: {} }]);
  });

  it('takes pictures that came with the list for those that it names, and keeps what a work has', async () => {
    const sent = await send('ref;photos\nML 0001;new.jpg\n');
    const pictures = [{ name: 'new.jpg', file: 'lamp-1-night.jpg' }];
    expect((await look(sent, { pictures })).pictures).toEqual({ found: 1, missing: [] });
    await bringIn(sent, { pictures });
    const [first, second] = (await changedValuesOf('works/lamp'))['pictures'] as {
      file: string;
      credit?: string;
    }[];
    expect(first).toEqual({ file: 'lamp-1-night.jpg', alt: {} });
    expect(second).toMatchObject({ file: 'lamp-1-day.jpg', credit: 'P. E.' });
  });

  it('pages through what it would do, by outcome', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `X ${at};Piece ${at};`);
    const sent = await send(['ref;title;price', ...rows, 'Y;Bad;cheap', ''].join('\n'));
    const first = await look(sent);
    expect([first.lines.length, first.next]).toEqual([100, 100]);
    const second = await look(sent, { from: 100 });
    expect([second.lines.length, second.next]).toEqual([51, null]);
    expect((await look(sent, { outcome: 'partly' })).lines.map(({ number }) => number)).toEqual([152]);
  });

  it('is for whoever has sent the list, in parts, each of which may come twice', async () => {
    const { body } = await post('lists', { name: 'x.csv', headings: ['ref', 'title'] });
    const { list } = body as { list: string };
    const part = (from: number, ...cells: string[]) => ({
      from,
      rows: cells.map((cell, at) => ({ number: from + at + 2, cells: [cell, cell] })),
    });
    const ask = { columns: ['reference', 'title.en'], creators: [], types: [], confirmed: [], pictures: [] };
    expect((await post(`lists/${list}/rows`, part(0, 'a', 'b'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(9, 'd'))).status).toBe(410);
    expect((await post(`lists/${list}/look`, ask)).body).toMatchObject({ counts: { new: 3 } });
    const other = await desk().person('everything');
    expect(
      (await desk().call('POST', `/import/lists/${list}/look`, { cookie: other.cookie, body: ask })).status,
    ).toBe(410);
    expect((await desk().call('POST', `/import/lists/${list}/look`, { body: ask })).status).toBe(401);
  });

  it.each([
    ['more columns than a list has', { name: 'x', headings: Array<string>(201).fill('a') }],
    ['no columns', { name: 'x', headings: [] }],
    ['no name', { name: '', headings: ['a'] }],
  ])('refuses %s', async (_, body) => expect((await post('lists', body)).status).toBe(422));

  it('refuses what no list says', async () => {
    const { list } = (await post('lists', { name: 'x', headings: ['a'] })).body as { list: string };
    const rows = (given: object) => post(`lists/${list}/rows`, { from: 0, rows: [given] });
    expect((await rows({ number: 0, cells: ['a'] })).status).toBe(422);
    expect((await rows({ number: 1, cells: ['a'.repeat(20_001)] })).status).toBe(422);
    expect((await rows({ number: 1, cells: ['a'], problem: 'other' })).status).toBe(422);
    const ask = { columns: ['slug'], creators: [], types: [], confirmed: [], pictures: [] };
    expect((await post(`lists/${list}/look`, ask)).status).toBe(422);
    expect((await post(`lists/${'0'.repeat(32)}/look`, { ...ask, columns: [null] })).status).toBe(410);
  });
});

describe('kills', () => {
  const engine = useSqlite();

  it('is in or out as a whole where the process is killed', async () => {
    await killLists(engine, 100, 1);
  });
});
