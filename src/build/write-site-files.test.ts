import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeErrorFiles } from './error-pages';
import { writeSiteFiles } from './write-site-files';

jest.mock('./error-pages');

let folder: string;
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
  await writeFile(path.join(folder, 'sitemap-index.xml'), '<sitemapindex/>');
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeSiteFiles', () => {
  it('puts the sitemap into the tree of each language', async () => {
    await writeSiteFiles(folder, 'https://gallery.example');
    expect(await read('sitemap.xml')).toBe('<sitemapindex/>');
    expect(await read('fr/sitemap.xml')).toBe('<sitemapindex/>');
  });

  it('tells crawlers where it is', async () => {
    await writeSiteFiles(folder, 'https://gallery.example');
    expect((await read('robots.txt')).split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Sitemap: https://gallery.example/sitemap.xml']),
    );
  });

  it('writes the error files', async () => {
    await writeSiteFiles(folder, '');
    expect(writeErrorFiles).toHaveBeenCalledWith(folder);
  });
});
