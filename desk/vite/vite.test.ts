import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EN } from '../words/en';
import { FR } from '../words/fr';
import { readManual } from './manual-pages';
import { removeOlder } from './two-builds';

describe('manual pages', () => {
  const DOCS = path.join(__dirname, '../../docs');
  const MANUALS = { en: 'desk.md', fr: 'desk.fr.md' } as const;
  const read = (locale: 'en' | 'fr') => readFileSync(path.join(DOCS, MANUALS[locale]), 'utf8');

  it('makes headings that can be led to, keys and pictures', () => {
    const { html, pictures, headings } = readManual(
      '# Le bureau\n\n## Aujourd’hui, à deux\n\n![Le mur](a.jpg)\n\nPress `ctrl K`.\n\n| key | |\n|---|---|\n| `S` | sold |\n',
    );
    expect(headings).toEqual([{ id: 'aujourd-hui-a-deux', text: 'Aujourd’hui, à deux' }]);
    expect(html).toContain('<h2 id="aujourd-hui-a-deux" tabindex="-1">');
    expect(html).toContain('<kbd>ctrl</kbd> <kbd>K</kbd>');
    expect(html).toContain('<p id="aujourd-hui-a-deux-2" tabindex="-1">Press <kbd>');
    expect(html).toContain(
      '<tr id="aujourd-hui-a-deux-3" tabindex="-1"><td><kbd>S</kbd></td><td>sold</td></tr>',
    );
    expect(pictures).toEqual(['a.jpg']);
  });

  it('says the same in both languages', () => {
    const [en, fr] = [readManual(read('en')), readManual(read('fr'))];
    expect(fr.headings).toHaveLength(en.headings.length);
    expect(fr.pictures).toEqual(en.pictures.map((address) => address.replace('/en/', '/fr/')));
    const rows = ({ html }: { html: string }) => html.split('<tr ').length;
    expect(rows(fr)).toBe(rows(en));
  });

  it.each(['en', 'fr'] as const)('calls things by the words that stand in the desk: %s', (locale) => {
    const words = Object.values({ en: EN, fr: FR }[locale]).map((word) => word.toLowerCase());
    const named = [...read(locale).matchAll(/(?<![\w/])_([^_\n]+)_(?!\w)/g)].map(([, words]) => words!);
    expect(named.length).toBeGreaterThan(20);
    const isThere = (name: string): boolean => words.some((word) => word.includes(name.toLowerCase()));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('two builds', () => {
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
});
