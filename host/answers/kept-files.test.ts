import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeployedFile } from '../../src/release/manifest';
import { readKept } from './kept-files';

const page = (facts: Partial<DeployedFile> = {}): DeployedFile => ({
  file: 'index.html',
  type: 'text/html',
  hash: 'one',
  bytes: 4,
  cache: 'revalidate',
  encodings: [],
  ...facts,
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kept-files-'));
  await writeFile(path.join(root, 'index.html'), 'page');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = async (file: DeployedFile, name = file.file) => (await readKept(root, name, file))?.toString();

describe('readKept', () => {
  it('reads a small file once', async () => {
    expect(await read(page())).toBe('page');
    await writeFile(path.join(root, 'index.html'), 'other');
    expect(await read(page())).toBe('page');
  });

  it('reads it anew where its content is said to be another one', async () => {
    expect(await read(page())).toBe('page');
    await writeFile(path.join(root, 'index.html'), 'other');
    expect(await read(page({ hash: 'two' }))).toBe('other');
  });

  it('takes a compressed copy for another file', async () => {
    await writeFile(path.join(root, 'index.html.gz'), 'packed');
    expect([await read(page()), await read(page(), 'index.html.gz')]).toEqual(['page', 'packed']);
  });

  it('leaves large files to be streamed', async () => {
    expect(await read(page({ bytes: 600_000 }))).toBeUndefined();
  });

  it('fails where the file has gone, and finds it once it is there', async () => {
    const late = page({ file: 'late.html' });
    await expect(read(late)).rejects.toThrow('ENOENT');
    await writeFile(path.join(root, 'late.html'), 'late');
    expect(await read(late)).toBe('late');
  });
});
