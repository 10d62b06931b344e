import { cleanName, downloadName } from './download-name';

const bytes = (text: string) => Buffer.byteLength(text);

describe('downloadName', () => {
  it('joins what is known, and keeps accents', () => {
    expect(downloadName(['Odile Kerhervé', undefined, '', 'Banc Quai', 'HD'], 'zip')).toBe(
      'Odile Kerhervé - Banc Quai - HD.zip',
    );
  });

  it('replaces what file systems refuse', () => {
    expect(downloadName(['A/B: "C"\u0000', '  two   spaces '], 'pdf')).toBe('A-B- -C-- - two spaces.pdf');
    expect(cleanName('../a\\b?.jpg')).toBe('..-a-b-.jpg');
  });

  it('cuts the longest part at a whole character when it is too long', () => {
    const name = downloadName(['Odile', 'é'.repeat(300), 'HD'], 'zip');
    expect(bytes(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^Odile - é{90,} - HD\.zip$/);
  });

  it('ends the part that gives way without a space or a point', () => {
    const name = downloadName(['Jeanne', 'Lampe. '.repeat(60), '1954', '2'], 'jpg');
    expect(bytes(name)).toBeLessThanOrEqual(204);
    expect(name).toMatch(/^Jeanne - Lampe.*[^. ] - 1954 - 2\.jpg$/);
  });
});
