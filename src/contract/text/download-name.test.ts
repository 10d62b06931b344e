import { cleanFileName, downloadName } from './download-name';

const bytes = (text: string) => Buffer.byteLength(text);

describe('downloadName', () => {
  it('joins what is known, and keeps accents', () => {
    expect(downloadName(['Odile Kerhervé', undefined, '', 'Banc Quai', 'HD'], 'zip')).toBe(
      'Odile Kerhervé - Banc Quai - HD.zip',
    );
  });

  it('replaces what file systems refuse', () => {
    expect(downloadName(['A/B: "C"\u0000', '  two   spaces '], 'pdf')).toBe('A-B- -C-- - two spaces.pdf');
  });

  it('cuts the longest part at a whole character when it is too long', () => {
    const name = downloadName(['Odile', 'é'.repeat(300), 'HD'], 'zip');
    expect(bytes(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^Odile - é{90,} - HD\.zip$/);
  });

  it('cuts all parts that are too long, and no other', () => {
    const name = downloadName(['Odile', 'é'.repeat(10_000), '💡'.repeat(10_000), '2'], 'jpg');
    expect(bytes(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^Odile - é{40,} - (💡){20,} - 2\.jpg$/u);
  });

  it('turns nothing round', () => {
    expect(downloadName(['annex\u202efdp', '\u2067\u200fa\u2069'], 'exe')).toBe('annexfdp - a.exe');
  });

  it('ends the part that gives way without a space or a point', () => {
    const name = downloadName(['Jeanne', 'Lampe. '.repeat(60), '1954', '2'], 'jpg');
    expect(bytes(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^Jeanne - Lampe.*[^. ] - 1954 - 2\.jpg$/);
  });
});

it.each([
  ['../a\\b?.jpg', '..-a-b-.jpg'],
  ['quai', 'quai'],
  ['a.b.tar', 'a.b.tar'],
  ['annex\u202efdp.exe', 'annexfdp.exe'],
  [`${'x'.repeat(10_000)}.jpg`, `${'x'.repeat(200)}.jpg`],
  ['x'.repeat(10_000), 'x'.repeat(200)],
  [`a.${'x'.repeat(10_000)}`, `a.${'x'.repeat(198)}`],
])('a file named %j elsewhere is %j here', (name, here) => {
  expect(cleanFileName(name)).toBe(here);
});
