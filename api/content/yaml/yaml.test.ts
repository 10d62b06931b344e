import path from 'node:path';
import { parse } from 'yaml';
import { textsIn } from '../../catalogue-files/texts';
import { workFile } from '../../catalogue-files/work-file';
import { newText, spliceValues } from './splice-values';
import { FILES, testSplicing } from './testing/splice-files';

describe('splice values', () => {
  const firstOf = (folder: string) => FILES.find(({ file }) => path.dirname(file) === folder);
  // All files in the slow suite.
  testSplicing(
    FILES.filter(
      (one) => one === firstOf(path.dirname(one.file)) || one.number % 10 === 0 || /home/.test(one.file),
    ),
  );
});

describe('by hand', () => {
  const schema = workFile(textsIn(['en', 'fr']));

  const TEXT = `# ours
slug: { en: lamp, fr: lampe } # never 'light'

title:
  fr: 'Grande lampe'   # as on the label
  en: Tall lamp
# from left to right
position: 20
creators: [jeanne]
materials: { en: Brass, fr: Laiton }
credits:
  # took the first
  - name: Ada
    role: { en: photographs, fr: photographies }

  # took the rest
  - { name: Zoé, role: { en: photographs, fr: photographies } }
price: on request # until May
updated_at: "2026-01-02T03:04:05Z"
`;
  const values = parse(TEXT) as Record<string, never>;
  const spliced = (changes: object) => spliceValues(TEXT, { ...values, ...changes }, schema);

  it('keeps comments, blank lines, quotes and the order of what stays', () => {
    const title = { fr: 'Lampe d’été', en: 'Tall lamp' };
    expect(spliced({ title })).toBe(TEXT.replace("'Grande lampe'", "'Lampe d’été'"));
    expect(spliced({ slug: { en: 'tall-lamp', fr: 'lampe' } })).toBe(
      TEXT.replace('en: lamp', 'en: tall-lamp'),
    );
    expect(spliced({ price: { amount: 12000, currency: 'EUR' } })).toBe(
      TEXT.replace('on request', '{ amount: 12000, currency: EUR }'),
    );
  });

  it('puts a new field after the one that is before it in the description of the catalogue', () => {
    expect(spliced({ mounting: 'wall', dimensions: { height: 12.5 } })).toBe(
      TEXT.replace(/(materials: .*\n)/, '$1dimensions: { height: 12.5 }\nmounting: wall\n'),
    );
    expect(spliced({ status: 'draft' })).toBe(TEXT.replace(/(slug: .*\n)/, '$1status: draft\n'));
  });

  it('moves items of a list with the comments above them', () => {
    const [ada, zoe] = values.credits as unknown as object[];
    const text = spliced({ credits: [zoe, { ...ada, name: 'Ada L.' }] });
    expect(text).toContain(`credits:
  # took the first

  # took the rest
  - { name: Zoé, role: { en: photographs, fr: photographies } }
  - name: Ada L.
    role: { en: photographs, fr: photographies }
price`);
  });

  it('writes a list on one line as long as it fits', () => {
    expect(spliced({ creators: ['jeanne', 'paul'] })).toContain('creators: [jeanne, paul]\n');
    const many = Array.from({ length: 12 }, (_, index) => `creator-number-${index}`);
    expect(spliced({ creators: many })).toContain('creators:\n  - creator-number-0\n');
  });

  it('leaves a comment behind a value where a long text takes its place', () => {
    const text = spliced({ price: 'word '.repeat(60).trim() });
    expect(text).toMatch(/^price: word .* # until May$/m);
  });

  it('folds long texts, and keeps the lines of a folded one that still fit', () => {
    const words = Array.from({ length: 90 }, (_, index) => `word${index}`);
    const first = spliced({ description: { en: `<p>${words.join(' ')}</p> <p>Two</p>` } });
    expect(Math.max(...first.split('\n').map((line) => line.length))).toBeLessThanOrEqual(108);
    expect(first).toContain('\n    <p>Two</p>\n');
    words[40] = 'another';
    const after = { ...values, description: { en: `<p>${words.join(' ')}</p> <p>Two</p>` } };
    const second = spliceValues(first, after, schema).split('\n');
    expect(first.split('\n').filter((line) => !second.includes(line))).toHaveLength(1);
  });

  it('keeps the line ends of Windows', () => {
    const text = spliceValues(
      TEXT.replaceAll('\n', '\r\n'),
      { ...values, position: 30, mounting: 'wall' },
      schema,
    );
    expect(text).toBe(spliced({ position: 30, mounting: 'wall' }).replaceAll('\n', '\r\n'));
  });

  it('is right where a file refers to its own parts, has no end of line, or no fields at all', () => {
    const text = 'title: &t { en: A, fr: B }\nmaterials: *t\n# end\nreference: X';
    const after = {
      title: { en: 'A', fr: 'C' },
      materials: { en: 'A', fr: 'B' },
      reference: 'X',
      price: 'on request',
    };
    expect(parse(spliceValues(text, after, schema))).toEqual(after);
    for (const other of ['', '- a list', 'a text', 'a: ['])
      expect(parse(spliceValues(other, after, schema))).toEqual(after);
    expect(spliceValues('reference: X', { reference: 'X', mounting: 'wall' }, schema)).toBe(
      'reference: X\nmounting: wall',
    );
  });

  it('writes a new file in the order and manner of the others', () => {
    expect(
      newText(
        {
          updated_at: '2026-01-02T03:04:05Z',
          title: { fr: 'Lampe : haute', en: 'Lamp' },
          slug: { en: 'lamp', fr: 'lampe' },
          pictures: [{ file: 'a.jpg', alt: { en: 'A lamp, lit', fr: '' } }],
          bibliography: { en: ['One', 'Two'] },
          date: { en: '1954', fr: '1954' },
        },
        schema,
      ),
    ).toBe(`slug: { en: lamp, fr: lampe }
title: { en: Lamp, fr: "Lampe : haute" }
date: { en: "1954", fr: "1954" }
bibliography:
  en: [One, Two]
pictures:
  - file: a.jpg
    alt: { en: "A lamp, lit", fr: "" }
updated_at: "2026-01-02T03:04:05Z"
`);
  });
});
