import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { BroughtIn, BroughtIns } from '../api/import-export/contract/brought-in';
import { LIST_BOUNDS } from '../api/import-export/contract/list-bounds';
import type { OpenItem, SavedDraft } from '../api/content/contract/item';
import { listsAt } from '../api/import-export/import/testing/bring-list';
import { openTestDesk } from '../api/desk/testing/test-desk';
import { HTML_BOUNDS } from '../src/contract/text/html-subset';

/**
 * `npm run bench -- pauses`: how long the desk's API answers nobody else, at the largest inputs that it accepts. It measures in this
 * process, with the clients' share.
 */
const MS = 1e6;
/** Of a list that are added at one go. */
const MOST_PICTURES = 3_000;
/** Pictures of an item; a change of all of them is about as long as a draft may be. */
const MOST_ALTS = 300;
const FILES = 10_000;
/** Bytes. */
const LARGE = 200 * 1024 * 1024;

async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // Its first reading is compared with none.
  await setTimeout(10);
  const result = await work();
  // What held the last of it is told by the next timer.
  await setTimeout(10);
  delay.disable();
  console.log(`${name}: ${Math.round(delay.max / MS)} ms`);
  return result;
}

const listOf = (rows: number, row: (at: number) => string): string =>
  ['ref;title;creator;description', ...Array.from({ length: rows }, (_, at) => row(at)), ''].join('\n');

async function pauses(): Promise<void> {
  const desk = await openTestDesk();
  const { cookie } = await desk.person('publish');
  const { post, look, bringIn, ...lists } = listsAt(desk, () => cookie);
  const send = async (text: string) => {
    const [head = '', ...rows] = text.trimEnd().split('\n');
    const sent = await lists.send(`${head}\n${rows.slice(0, 500).join('\n')}\n`);
    for (let from = 500; from < rows.length; from += 500)
      await post(`lists/${sent.list}/rows`, {
        from,
        rows: rows
          .slice(from, from + 500)
          .map((row, at) => ({ number: from + at + 2, cells: row.split(';') })),
      });
    return sent;
  };
  const done = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await desk.call(method, path, { cookie, ...(body && { body }) });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return answer.body;
  };
  const read = (name: string, path: string) => measured(name, () => done('GET', path));
  const takeBack = (number: number) => done('POST', `/import/${number}/take-back`);
  const unknown = await send(
    listOf(LIST_BOUNDS.rows, (at) => `ML ${at};Piece ${at};Nobody ${at.toString(36)};Oak`),
  );
  await measured('a list of unknown names, looked at', () => look(unknown));
  const pieces = await send(listOf(LIST_BOUNDS.rows, (at) => `MM ${at};Piece ${at};;Oak`));
  await measured('a list of new pieces, looked at', () => look(pieces));
  await measured('the same, brought in', async () => {
    const { status } = await bringIn(pieces);
    if (status !== 201) throw new Error(`The list was answered ${status}`);
  });
  await measured('the next list, beside those drafts', () => look(unknown));
  const named = await send(
    [
      'ref;title;photos',
      ...Array.from(
        { length: LIST_BOUNDS.rows },
        (_, at) => `MP ${at};Photographed ${at};photos/img-${at % MOST_PICTURES}.jpg`,
      ),
      '',
    ].join('\n'),
  );
  const { number } = await measured('new pieces with pictures that are missing, brought in', async () => {
    const { status, body } = await bringIn(named);
    if (status !== 201) throw new Error(`The list was answered ${status}`);
    return body as BroughtIn;
  });
  await read('what was brought in, with their names', '/import');
  await measured('their pictures, added', async () => {
    const pictures = Array.from({ length: MOST_PICTURES }, (_, at) => ({
      name: `photos/img-${at}.jpg`,
      file: 'lamp-1-day.jpg',
    }));
    const { status } = await post(`${number}/pictures`, { pictures });
    if (status !== 200) throw new Error(`Adding them was answered ${status}`);
  });
  await measured('that list, taken back', () => takeBack(number));
  const long = await send(
    listOf(500, (at) => `MN ${at};Piece;a, ${'b & '.repeat(40)};${'oak '.repeat(100)}`),
  );
  await measured('a list of long cells, looked at', () => look(long));
  await read('the list of 10,000 drafts, first', '/items/works');
  await read('the same again', '/items/works');
  await read('the same, searched', '/items/works?q=piece%2099&sort=title');
  await read('what waits for publishing, beside them', '/waiting');
  await read('a work, opened beside them', '/items/works/lamp');
  await read('its place in the list', '/items/works/lamp/place');
  await read('pictures, beside them', '/library');
  await read('PDFs, beside them', '/files');
  await read('what was brought in', '/import');
  await measured('another new work, beside them', async () => {
    const { status } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'One' } });
    if (status !== 201) throw new Error(`The work was answered ${status}`);
  });
  await read('works as a spreadsheet', '/export/works/csv');
  await measured('the list, taken back', async () => {
    const { lines } = (await done('GET', '/import')) as BroughtIns;
    await takeBack(lines.find(({ takenBack }) => !takenBack)!.number);
  });
  const { tags } = HTML_BOUNDS;
  for (const [name, text] of [
    ['nested', '<em>'.repeat(tags)],
    ['long', 'oak '.repeat(HTML_BOUNDS.characters / 4)],
    ['refused', '<'.repeat(240_000)],
  ] as const) {
    await measured(`a draft with a text that is ${name}, saved and read`, async () => {
      const changes = [{ path: 'description.en', before: null, value: text }];
      const { status } = await desk.call('PUT', '/items/works/lamp/draft', { cookie, body: { changes } });
      if (status !== 200) throw new Error(`The draft was answered ${status}`);
    });
  }
  await done('DELETE', '/items/works/lamp/draft');
  await measured('the longest item, saved, published, changed and published again', async () => {
    const { published } = (await done('GET', '/items/works/lamp')) as OpenItem;
    const [picture] = published!['pictures'] as { file: string }[];
    const withAlt = (alt: string) =>
      Array.from({ length: MOST_ALTS }, (_, at) => ({
        ...picture,
        alt: { en: `${alt} ${at} ${'oak '.repeat(20)}`, fr: `${at}` },
      }));
    let before: unknown = published!['pictures'];
    for (const value of [withAlt('Seen'), withAlt('Seen: again')]) {
      const { item } = (await done('PUT', '/items/works/lamp/draft', {
        changes: [{ path: 'pictures', before, value }],
      })) as SavedDraft;
      await done('POST', '/publish', {
        items: [{ shelf: 'works', id: 'lamp', draft: item.draft!.number }],
      });
      before = value;
    }
  });
  await writeFiles(path.join(desk.root, 'pictures'));
  const address = await desk.app.listen({ port: 0 });
  await measured(`a zip of ${FILES} files more and of ${LARGE / 1024 / 1024} MB in one`, async () => {
    const headers = { cookie: cookie.replace('__Host-desk', 'desk') };
    const { status, body } = await fetch(`${address}/desk/api/export/files`, { headers });
    if (status !== 200 || !body) throw new Error(`The zip was answered ${status}`);
    await body.pipeTo(new WritableStream());
  });
  await desk.close();
}

/** Files of a catalogue: many, and one that is as large as an upload may be. */
async function writeFiles(folder: string): Promise<void> {
  for (let at = 0; at < FILES; at += 1)
    await writeFile(path.join(folder, `copy-${at}.jpg`), Buffer.alloc(2_000, at));
  await writeFile(path.join(folder, 'large.tif'), Buffer.alloc(LARGE, 7));
}

void pauses();
