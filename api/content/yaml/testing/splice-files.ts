import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isSeq, parse, parseDocument, type Node, type Pair, type Scalar } from 'yaml';
import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import { textsIn } from '../../../catalogue-files/texts';
import { fileKind, FOLDERS } from '../../../catalogue-files/kinds';
import { homePageFile, pageFile } from '../../../catalogue-files/page-file';
import { siteFile } from '../../../catalogue-files/site-file';
import { spliceValues } from '../splice-values';

type Place = { at: (string | number)[]; first: number; last: number };
type Values = Record<string, unknown>;

const ROOT = path.join(__dirname, '../../../catalogue');
const texts = textsIn(LOCALE_CODES);
/** The files of the catalogue of this repository. */
export const FILES = [
  { file: 'site.yaml', schema: siteFile(texts) },
  ...readdirSync(path.join(ROOT, 'pages')).map((name) => ({
    file: `pages/${name}`,
    schema: name === 'home.yaml' ? homePageFile(texts) : pageFile(texts),
  })),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ file: `${folder}/${name}`, schema: fileKind(folder).schema(texts) })),
  ),
].map(({ file, schema }, number) => ({
  ...{ file, schema, number },
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

/** Every field and item of a file, and the lines that it is on. */
function placesIn(text: string): { leaves: Place[]; lists: Place[] } {
  const leaves: Place[] = [];
  const lists: Place[] = [];
  const look = (node: Node, at: Place['at'], first: number) => {
    const [start = 0, end = 0] = node.range ?? [];
    const last = lineAt(text, start + text.slice(start, end).trimEnd().length);
    if (isSeq(node)) lists.push({ at, first, last });
    if (!isCollection(node)) return void leaves.push({ at, first, last });
    node.items.forEach((item, index) => {
      const pair = item as Pair<Scalar<string>, Node>;
      if (isMap(node)) look(pair.value!, [...at, pair.key.value], lineAt(text, pair.key.range![0]));
      else look(item as Node, [...at, index], lineAt(text, (item as Node).range![0]));
    });
  };
  look(parseDocument(text).contents!, [], 0);
  return { leaves, lists };
}

/** Of this realm, as what the server reads is. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function changed(values: Values, at: Place['at'], change: (holder: never, key: never) => void): Values {
  const copy = copyOf(values);
  const holder = at.slice(0, -1).reduce<Values>((one, key) => one[key] as Values, copy);
  change(holder as never, at.at(-1) as never);
  return copy;
}

/** First and last line of `before` that are not in `after`. */
function changedLines(before: string, after: string): [number, number] {
  const [old, made] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < old.length && old[first] === made[first]) first += 1;
  let last = 0;
  while (last < old.length - first && last < made.length - first && old.at(-1 - last) === made.at(-1 - last))
    last += 1;
  return [first, old.length - 1 - last];
}

const lines = (text: string, [first, last]: [number, number]) => text.split('\n').slice(first, last + 1);

function expectOnly({ first, last }: Place, before: string, after: string): void {
  if (before === after) return;
  const [from, to] = changedLines(before, after);
  // Where lines are added, none of the old ones goes; the same lines may stand above as well.
  const isWithin = (from >= first && to <= last) || (to < from && from <= last + 1);
  const moved = lines(before, [from, to]);
  expect(isWithin ? [] : { first, last, from, to, moved }).toEqual([]);
}

const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)} changed`;

const HOSTILE = [
  'a: b',
  '# no comment',
  ' leading',
  'trailing ',
  '"quoted" and \'quoted\'',
  'one\ntwo\n\nthree',
  '\n starts with a line',
  'ends with one\n',
  '---',
  '- item',
  '{ no: map }',
  '[]',
  '🪑 été \u202b עברית \u202c',
  'a\tb\r\nc',
  'x\u2028y\u0085z\ufeff',
  '&anchor *alias !tag %percent @at `tick',
  '12',
  'true',
  'null',
  '~',
  '',
  ' ',
  '>-',
  '|',
  'word '.repeat(400).trim(),
  'x'.repeat(5000),
  'two  spaces '.repeat(40).trim(),
  `<p>${'mot « lampe » ; '.repeat(30)}</p> <p>${'seen: # not '.repeat(20)}</p>`,
];

/** The tests of splicing values into these files. */
export function testSplicing(files: typeof FILES): void {
  describe.each(files)('$file', ({ text, schema, number }) => {
    const values = parse(text) as Values;
    const { leaves: all, lists } = placesIn(text);
    // Of long lists the first two items, to save time.
    const leaves = all.filter(({ at }) => at.every((key) => typeof key === 'string' || key < 2));

    test('is as it was where nothing differs', () => {
      expect(spliceValues(text, values, schema)).toBe(text);
    });

    test('differs in the lines of a field that was changed', () => {
      for (const leaf of leaves) {
        const after = changed(values, leaf.at, (holder: Values, key: string) => {
          holder[key] = other(holder[key]);
        });
        const made = spliceValues(text, after, schema);
        expect(parse(made)).toEqual(after);
        expectOnly(leaf, text, made);
      }
    });

    test('loses the lines of a field that was taken away, and finds its place again', () => {
      for (const leaf of leaves.filter(({ at }) => typeof at.at(-1) === 'string')) {
        const after = changed(values, leaf.at, (holder: Values, key: string) => delete holder[key]);
        const holder = leaf.at.slice(0, -1).reduce<Values>((one, key) => one[key] as Values, after);
        if (Object.keys(holder).length === 0) continue;
        const made = spliceValues(text, after, schema);
        expect(parse(made)).toEqual(after);
        // The field below comes up to the dash of an item of a list.
        const isAtDash = /^ *- /.test(text.split('\n')[leaf.first]!);
        expectOnly({ ...leaf, last: leaf.last + (isAtDash ? 1 : 0) }, text, made);
        if (number % 5 === 0) expect(parse(spliceValues(made, values, schema))).toEqual(values);
      }
    });

    test('differs in the lines of a list whose items were moved, added or taken away', () => {
      for (const list of lists) {
        const old = list.at.reduce<unknown>((one, key) => (one as Values)[key], values) as unknown[];
        const added = typeof old[0] === 'string' ? 'a-new-one' : copyOf(old.at(-1));
        const [first, ...rest] = old;
        for (const next of [[...rest, first], rest, [added, ...old], [...old, added], [...old].reverse()]) {
          const after = changed(values, list.at, (holder: Values, key: string) => {
            holder[key] = next;
          });
          const made = spliceValues(text, after, schema);
          expect(parse(made)).toEqual(after);
          if (next.length > 0) expectOnly(list, text, made);
        }
      }
    });

    test('takes any text', () => {
      const some = leaves.filter((_, index) => index % 3 === number % 3);
      some.forEach((leaf, index) => {
        const after = changed(values, leaf.at, (holder: Values, key: string) => {
          holder[key] = HOSTILE[(index + number) % HOSTILE.length];
        });
        const made = spliceValues(text, after, schema);
        expect(parse(made)).toEqual(after);
        expectOnly(leaf, text, made);
      });
    });
  });
}
