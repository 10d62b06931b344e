import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { allPublished } from '../../content/published/item-queries';
import { openDatabase } from '../../database/open-database';
import { hashOf } from '../../files/originals';
import { startApi, type RunningApi } from '../../start-api';
import { claimFolder } from '../../storage/claim-folder';
import { keptRows } from '../../testing/kept-rows';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { type Changes, type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { askLocally } from '../../local/server-call';
import { catalogueCommand } from './command';
import { addressOf } from './local-routes';

// Half of each start is compiling schemas, which processes of other tests do.
jest.mock('../../server', () => {
  const server = jest.requireActual<typeof import('../../server')>('../../server');
  const { KEPT_COMPILERS } = jest.requireActual<typeof import('../../testing/kept-compilers')>(
    '../../testing/kept-compilers',
  );
  const buildServer: typeof server.buildServer = (services, standIns) =>
    server.buildServer(services, { schemaController: KEPT_COMPILERS, ...standIns });
  return { ...server, buildServer };
});

const LAMP = SAMPLE_FILES['works/lamp.yaml'] as Record<string, unknown>;
const lampCalled = (en: string) => ({ ...LAMP, title: { en, fr: `${en}, en français` } });

/** The catalogue that is served, and a folder of somebody's. */
let served: SampleCatalogue;
let own: SampleCatalogue;
let api: RunningApi | undefined;
beforeEach(async () => {
  served = await writeSampleCatalogue();
  own = await writeSampleCatalogue();
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  await served.remove();
  await own.remove();
});

const start = async () =>
  (api = await startApi({
    ...{ port: 0, catalogueDir: served.root, dataDir: served.dataDir },
    ...{ logLevel: 'silent', warmMedia: false },
  }));

interface Said {
  lines: string[];
  asked: string[];
}

async function run(
  args: string[],
  {
    answer = () => true,
    env = {},
  }: { answer?: () => boolean | Promise<boolean>; env?: NodeJS.ProcessEnv } = {},
): Promise<Said> {
  const said: Said = { lines: [], asked: [] };
  await catalogueCommand({
    args,
    env: { API_DATA_DIR: served.dataDir, API_CATALOGUE_DIR: served.root, ...env },
    say: (line) => said.lines.push(line),
    ask: async (question) => {
      said.asked.push(question);
      return answer();
    },
  });
  return said;
}

const bring = (...options: string[]) => run(['import', own.root, ...options]);

/** What visitors are shown. */
const titleOf = async (slug = 'lamp') => {
  const response = await fetch(`${api!.url}/api/works/${slug}?locale=en`);
  return response.ok ? ((await response.json()) as { data: { title: string } }).data.title : response.status;
};

async function inDatabase(): Promise<Record<string, Record<string, unknown>>> {
  const database = await openDatabase({ dataDir: served.dataDir });
  const rows = await database.read(allPublished);
  await database.close();
  return Object.fromEntries(
    rows.map(({ kind, id, published }) => [
      `${kind}/${id}`,
      JSON.parse(published) as Record<string, unknown>,
    ]),
  );
}

/** A lamp called otherwise, one more work, and an article less. */
async function editOwn(): Promise<void> {
  await own.write({
    'works/lamp.yaml': lampCalled('Torch'),
    'works/torch.yaml': { ...lampCalled('Second'), slug: { en: 'second', fr: 'seconde' } },
  });
  await rm(path.join(own.root, 'press/article.yaml'));
}

const TOLD = [
  'Added: 1',
  '  works/torch.yaml',
  'Changed: 1',
  '  works/lamp.yaml',
  'Removed: 1',
  '  press/article.yaml',
];

describe.each([
  ['while the API runs', true],
  ['while none runs', false],
])('import %s', (_, isRunning) => {
  beforeEach(async () => {
    await start();
    if (isRunning) return;
    await api?.close();
    api = undefined;
  });

  it('says what changes, asks, and has it public at once', async () => {
    await editOwn();
    const { lines, asked } = await bring();
    expect(lines).toEqual([...TOLD, 'It is brought in.']);
    expect(asked).toEqual(['Bring it in?']);
    if (!isRunning) await start();
    expect([await titleOf(), await titleOf('second')]).toEqual(['Torch', 'Second']);
    expect((await fetch(`${api!.url}/api/press/article?locale=en`)).status).toBe(404);
    const acts = keptRows(served.dataDir, 'desk_versions').map(({ item, act }) => [item, act]);
    expect(acts.sort()).toEqual([
      ['article', 'byHand'],
      ['lamp', 'byHand'],
      ['torch', 'byHand'],
    ]);
  });

  it('leaves all as it is where the person says no', async () => {
    const before = await inDatabase();
    await editOwn();
    const { lines } = await run(['import', own.root], { answer: () => false });
    expect(lines).toEqual([...TOLD, 'Nothing was brought in.']);
    expect(await inDatabase()).toEqual(before);
  });

  it('does not ask with --yes, nor where nothing changes', async () => {
    await editOwn();
    expect((await bring('--yes')).asked).toEqual([]);
    expect(await bring()).toEqual({
      asked: [],
      lines: ['Nothing is to be brought in: all of it is public as it is.'],
    });
  });

  it('names a hundred faults by file and field, and changes nothing', async () => {
    const before = await inDatabase();
    const faulty = Array.from({ length: 100 }, (_one, at) => `works/faulty-${at}.yaml`);
    await own.write({
      'works/lamp.yaml': lampCalled('Torch'),
      ...Object.fromEntries(faulty.map((name) => [name, { ...LAMP, slug: undefined, date: 7 }])),
    } as Changes);
    const error = await bring('--yes').then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.message).toMatch(/^The catalogue has \d+ problem\(s\):\n/);
    for (const name of faulty)
      for (const field of ['slug', 'date'])
        expect(error?.message).toMatch(new RegExp(`\n- ${name}:\\d+, ${field}: `));
    expect(await inDatabase()).toEqual(before);
  });

  it('brings pictures along that are not there yet, and uses those that are', async () => {
    const picture = await readFile(path.join(own.root, 'pictures/lamp-1-night.jpg'));
    await writeFile(path.join(own.root, 'pictures/more.jpg'), picture);
    await rm(path.join(own.root, 'pictures/lamp-1-day.jpg'));
    await own.write({
      'works/lamp.yaml': {
        ...LAMP,
        pictures: [
          { file: 'lamp-1-day.jpg', alt: { en: 'A', fr: 'A' } },
          { file: 'more.jpg', alt: { en: 'B', fr: 'B' } },
        ],
      },
    });
    const { lines } = await bring();
    expect(lines).toEqual([
      'Changed: 1',
      '  works/lamp.yaml',
      'Copied: 1',
      '  pictures/more.jpg',
      'It is brought in.',
    ]);
    if (!isRunning) await start();
    const { data } = (await (await fetch(`${api!.url}/api/works/lamp?locale=en`)).json()) as {
      data: { images: object[] };
    };
    expect(JSON.stringify(data.images[1])).toContain(`/more.${hashOf(picture).slice(0, 8)}/`);
  });

  it('has another picture in the place of one where it has its name, and puts that aside', async () => {
    const night = await readFile(path.join(own.root, 'pictures/lamp-1-night.jpg'));
    await writeFile(path.join(own.root, 'pictures/lamp-1-day.jpg'), night);
    expect((await bring()).lines).toEqual(['Changed: 1', '  pictures/lamp-1-day.jpg', 'It is brought in.']);
    const rows = keptRows(served.dataDir, 'pictures').filter(({ name }) => name === 'lamp-1-day.jpg');
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ removed_at }) => removed_at === null)).toMatchObject([{ hash: hashOf(night) }]);
  });

  it('refuses what is called a picture and is none', async () => {
    const before = await inDatabase();
    await editOwn();
    await writeFile(path.join(own.root, 'pictures/torn.jpg'), 'no picture');
    await expect(bring('--yes')).rejects.toThrow('- pictures/torn.jpg: cannot be read');
    expect(await inDatabase()).toEqual(before);
  });

  it('refuses a link in place of a document, which may lead anywhere', async () => {
    const secret = path.join(served.dataDir, 'secret');
    await writeFile(secret, 'secret');
    await symlink(secret, path.join(own.root, 'files/letter.pdf'));
    await expect(bring('--yes')).rejects.toThrow('- files/letter.pdf: is no plain file');
    expect(keptRows(served.dataDir, 'files').map(({ name }) => name)).not.toContain('letter.pdf');
  });

  it('takes nothing of what was changed by somebody else while the person was thinking', async () => {
    await editOwn();
    const other = await writeSampleCatalogue({ 'works/lamp.yaml': lampCalled('Meanwhile') });
    try {
      const meanwhile = async () => {
        // Without an API the folder is the command's alone as long as it runs.
        if (isRunning) await run(['import', other.root, '--yes']);
        return true;
      };
      const brought = run(['import', own.root], { answer: meanwhile });
      if (isRunning) {
        await expect(brought).rejects.toThrow('Something was changed meanwhile: nothing was brought in');
        expect(await titleOf()).toBe('Meanwhile');
        expect(await titleOf('second')).toBe(404);
      } else expect((await brought).lines).toContain('It is brought in.');
    } finally {
      await other.remove();
    }
  });

  it('exports what is public, lists it, and brings the export in again without a change', async () => {
    await editOwn();
    await bring('--yes');
    const folder = path.join(own.root, '../exported');
    expect((await run(['export', folder])).asked).toEqual([]);
    expect(await readFile(path.join(folder, 'works/lamp.yaml'), 'utf8')).toContain('Torch');
    expect(await readdir(path.join(folder, 'pictures'))).toEqual(
      expect.arrayContaining(['lamp-1-day.jpg', 'lamp-1-night.jpg', 'hd']),
    );
    expect((await run(['import', folder])).asked).toEqual([]);
    const { lines } = await run(['list']);
    expect(lines).toEqual(expect.arrayContaining(['site', 'pages/home', 'works/lamp', 'works/torch']));
    expect(lines).toContain('works/secret (hidden: status draft)');
    expect(lines).not.toContain('press/article');
  });

  it('asks before an export writes over something', async () => {
    const folder = path.join(own.root, '../exported');
    await run(['export', folder]);
    await writeFile(path.join(folder, 'works/lamp.yaml'), 'mine');
    const { lines, asked } = await run(['export', folder], { answer: () => false });
    expect([lines, asked]).toEqual([
      ['Changed: 1', '  works/lamp.yaml', 'Nothing was written.'],
      [`Write it into ${folder}?`],
    ]);
    expect(await readFile(path.join(folder, 'works/lamp.yaml'), 'utf8')).toBe('mine');
    await run(['export', folder, '--yes']);
    expect(await readFile(path.join(folder, 'works/lamp.yaml'), 'utf8')).toContain('slug:');
  });
});

it('the API refuses a folder that it cannot see, as one in a /tmp that is not its own', async () => {
  const { socket = '' } = await start();
  const before = await inDatabase();
  const folder = path.join(own.root, '../elsewhere');
  for (const call of [addressOf('changesWith'), addressOf('bringIn')])
    await expect(askLocally(socket, call, { folder, items: [] })).rejects.toThrow(
      `The API cannot read ${folder} (ENOENT`,
    );
  expect(await inDatabase()).toEqual(before);
});

describe('without an API', () => {
  it('a new house begins with what is brought in, and has no history of another', async () => {
    await rm(served.root, { recursive: true });
    await mkdir(served.root);
    await own.write({ 'works/lamp.yaml': lampCalled('Torch') });
    await bring('--yes');
    await start();
    expect(await titleOf()).toBe('Torch');
    expect(keptRows(served.dataDir, 'desk_versions')).toEqual([]);
  });

  it('what a server of before had as files is there first', async () => {
    await own.write({ 'works/lamp.yaml': lampCalled('Torch') });
    expect((await bring('--yes')).lines).toEqual(['Changed: 1', '  works/lamp.yaml', 'It is brought in.']);
  });

  it('an API that starts, or builds, keeps the command away, which says so', async () => {
    const claim = await claimFolder(served.dataDir, { catalogueDir: served.root });
    await expect(bring('--yes')).rejects.toThrow(
      `Another API has the folder ${served.dataDir}: process ${process.pid}`,
    );
    await claim.release();
  });

  it('one that was killed does not', async () => {
    await start();
    await api?.close();
    api = undefined;
    const note = {
      pid: 1,
      machine: 'gone',
      since: 'then',
      catalogueDir: served.root,
      url: 'http://127.0.0.1:9',
    };
    await writeFile(
      path.join(served.dataDir, 'running.json'),
      JSON.stringify({ ...note, socket: path.join(served.dataDir, 'commands.sock') }),
    );
    expect((await run(['list'])).lines).toContain('works/lamp');
  });
});

describe('check, and import --check', () => {
  it.each([['check'], ['import', '--check']])(
    '%s opens no database and writes nothing',
    async (command, ...options) => {
      const { lines } = await run([command!, own.root, ...options]);
      expect(lines).toEqual([`The catalogue in ${own.root} can be served: nothing is wrong with it.`]);
      expect(await readdir(served.dataDir).catch(() => [])).toEqual([]);
      await own.write({ 'works/lamp.yaml': stringify({ title: 'only' }) });
      await expect(run([command!, own.root, ...options])).rejects.toThrow('- works/lamp.yaml:1, slug:');
    },
  );
});

it.each([
  [[]],
  [['import']],
  [['list', 'a', 'b']],
  [['list', '--json']],
  [['check', 'a', 'b']],
  [['check', 'a', '--yes']],
  [['import', 'a', '--yes', '--check']],
  [['export', 'a', '--check']],
  [['watch', 'a', '--yes']],
])('%j is refused in one line', async (args) => {
  await expect(run(args)).rejects.toThrow(/^Usage: npm run -s catalogue -- .*$/);
});

it.each([
  ['nowhere.csv', 'nowhere.csv is not there.'],
  ['api', 'api cannot be read (EISDIR).'],
])('a list that cannot be read is refused in one line: %s', async (file, words) => {
  await expect(run(['list', file])).rejects.toThrow(words);
});
