import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askLocally, NobodyThere } from './server-call';
import { listenLocally, type LocalListener } from './listen-locally';

let dir: string;
let listener: LocalListener | undefined;
const errors: unknown[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'local-'));
  errors.length = 0;
});
afterEach(async () => {
  await listener?.close();
  listener = undefined;
  await rm(dir, { recursive: true, force: true });
});

const listen = async (dataDir: string) =>
  (listener = await listenLocally({
    dataDir,
    addRoutes: (app) => {
      app.post('/echo', async ({ body }) => ({ body }));
      app.get('/fails', async () => {
        throw new Error('The disk is full');
      });
    },
    onError: (error) => errors.push(error),
  }));

it('answers in the folder of data, to its user alone', async () => {
  const { socket } = (await listen(dir))!;
  expect(socket).toBe(path.join(dir, 'commands.sock'));
  expect((await stat(socket)).mode & 0o777).toBe(0o600);
  const body = { texts: ['é', '1', null, 1], more: 'x'.repeat(2 ** 21) };
  expect(await askLocally(socket, '/echo', body)).toEqual({ body });
});

it('has the socket in a folder of its own where the path of the data is too long for one', async () => {
  const long = path.join(dir, 'd'.repeat(120));
  await mkdir(long);
  const { socket } = (await listen(long))!;
  expect(Buffer.byteLength(socket)).toBeLessThan(100);
  expect((await stat(path.dirname(socket))).mode & 0o777).toBe(0o700);
  expect((await stat(socket)).mode & 0o777).toBe(0o600);
  expect(await askLocally(socket, '/')).toEqual({});
  await listener?.close();
  await expect(stat(path.dirname(socket))).rejects.toThrow('ENOENT');
});

it('takes the place of one that was killed', async () => {
  await writeFile(path.join(dir, 'commands.sock'), '');
  const { socket } = (await listen(dir))!;
  expect(await askLocally(socket, '/')).toEqual({});
});

it('says in words what fails, and that nobody is there', async () => {
  const { socket } = (await listen(dir))!;
  await expect(askLocally(socket, '/fails')).rejects.toThrow('The disk is full');
  expect(errors).toEqual([expect.objectContaining({ message: 'The disk is full' })]);
  await listener?.close();
  await expect(askLocally(socket, '/')).rejects.toThrow(NobodyThere);
});

it('does without where the system gives none, and where others have made its folder, and says why', async () => {
  const lost = path.join(dir, 'nothing');
  const name = createHash('sha256').update(lost).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `gallery-commands-${name}`);
  await mkdir(folder);
  await chmod(folder, 0o777);
  try {
    expect(await listen(lost)).toBeUndefined();
    expect(errors).toEqual([expect.objectContaining({ message: `${folder} belongs to others` })]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
