import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOlder } from './two-builds';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'two-builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, seconds: number) => {
  writeFileSync(path.join(folder, name), '');
  utimesSync(path.join(folder, name), seconds, seconds);
};

test('code of the build before stays for those who have the desk open, older code goes', () => {
  write('main-new.js', 300);
  write('main-new.js.br', 300);
  write('main-before.js', 200);
  write('main-older.js', 100);
  write('main-older.js.gz', 100);
  write('font-of-all-builds.woff2', 100);
  removeOlder(folder, {
    but: ['index.html', 'assets/main-new.js', 'assets/font-of-all-builds.woff2'],
    than: 150_000,
  });
  expect(readdirSync(folder).sort()).toEqual([
    'font-of-all-builds.woff2',
    'main-before.js',
    'main-new.js',
    'main-new.js.br',
  ]);
});
