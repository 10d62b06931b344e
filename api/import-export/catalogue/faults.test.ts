import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CatalogueError,
  problemInWords,
  type CatalogueProblem,
} from '../../content/published/catalogue-content';
import { checkedFolder } from '../../testing/sample-media';
import { writeSampleCatalogue, type SampleCatalogue } from '../../testing/sample-catalogue';

/** A work without a fault; NAME is its own. */
const WORK = `slug: { en: NAME, fr: NAME }
title: { en: Tall lamp, fr: Grande lampe }
position: 20
creators: [jeanne]
type: lighting
date:
  en: circa 1955
  fr: vers 1955
published_on: "2026-01-02"
availability: available
grouping: single
reference: ML 0001
materials: { en: Brass, fr: Laiton }
dimensions:
  height: 150
  note: { en: with shade, fr: avec abat-jour }
mounting: ceiling
description:
  en: <p>Bright</p>
  fr: <p>Vive</p>
bibliography: { en: [<em>Lamps</em>], fr: [<em>Lampes</em>] }
credits:
  - role: { en: photograph, fr: photographie }
    name: P. E.
pictures:
  - file: lamp-1-day.jpg
    alt: { en: A lamp, fr: Une lampe }
    night: { file: lamp-1-night.jpg, alt: { en: Lit, fr: Allumée } }
price: { amount: 12000, currency: EUR }
related: [stool]
updated_at: "2026-01-02T03:04:05Z"
`;

/** What is written in place of what, and where it is to be named. */
type Fault = [from: string, to: string, line: number | undefined, field: string, words: RegExp];

const FAULTS: Fault[] = [
  // Fields that are missing, misspelt, or of another kind of value.
  ['slug: { en: NAME, fr: NAME }\n', '', 1, 'slug', /required/],
  ['title: { en: Tall lamp, fr: Grande lampe }\n', '', 1, 'title', /required/],
  ['position: 20\n', '', 1, 'position', /required/],
  ['creators: [jeanne]\n', '', 1, 'creators', /required/],
  ['type: lighting\n', '', 1, 'type', /required/],
  ['availability: available\n', '', 1, 'availability', /required/],
  ['grouping: single\n', '', 1, 'grouping', /required/],
  ['reference: ML 0001\n', '', 1, 'reference', /required/],
  ['updated_at: "2026-01-02T03:04:05Z"\n', '', 1, 'updated_at', /required/],
  ['mounting: ceiling', 'mountings: ceiling', 17, 'mountings', /Unexpected property/],
  ['mounting: ceiling', 'Mounting: ceiling', 17, 'Mounting', /Unexpected property/],
  ['mounting: ceiling', '__proto__: { a: 1 }', 17, '__proto__', /Unexpected property/],
  ['mounting: ceiling', '<<: { a: 1 }', 17, '<<', /Unexpected property/],
  ['mounting: ceiling', '7: seven', 17, '7', /Unexpected property/],
  ['mounting: ceiling', '? [a, b]\n: c', 1, '[ a, b ]', /Unexpected property/],
  ['title: { en: Tall lamp, fr: Grande lampe }', 'title: Tall lamp', 2, 'title', /Expected object/],
  ['title: { en: Tall lamp, fr: Grande lampe }', 'title: [Tall lamp]', 2, 'title', /Expected object/],
  ['title: { en: Tall lamp, fr: Grande lampe }', 'title:', 2, 'title', /Expected object/],
  ['title: { en: Tall lamp, fr: Grande lampe }', 'title: { en: Tall lamp }', 2, 'title.fr', /required/],
  ['en: Tall lamp', 'en: 1955', 2, 'title.en', /Expected string/],
  ['en: Tall lamp', 'en: true', 2, 'title.en', /Expected string/],
  ['en: Tall lamp', 'en: null', 2, 'title.en', /Expected string/],
  ['en: Tall lamp', 'en: ""', 2, 'title.en', /./],
  ['en: Tall lamp', 'de: Lampe, en: Tall lamp', 2, 'title.de', /Unexpected property/],
  ['en: Tall lamp', 'en: !!binary aGk=', 2, 'title.en', /Expected string/],
  ['en: Tall lamp', 'en: "Tall\\0lamp"', 2, 'title.en', /control characters.*U\+0000/],
  ['en: Tall lamp', 'en: "Tall\\e[31mlamp"', 2, 'title.en', /U\+001B/],
  ['en: Tall lamp', 'en: "Tall\\ud83d"', 2, 'title.en', /U\+D83D/],
  ['en: Tall lamp', 'en: "Tall\\u202elamp"', 2, 'title.en', /turns the direction/],
  ['en: Tall lamp', 'en: "Tall\\uffff"', 2, 'title.en', /U\+FFFF/],
  ['position: 20', 'position: "20"', 3, 'position', /Expected integer/],
  ['position: 20', 'position: 20.5', 3, 'position', /Expected integer/],
  ['position: 20', 'position: .nan', 3, 'position', /Expected integer/],
  ['position: 20', 'position: .inf', 3, 'position', /Expected integer/],
  ['position: 20', 'position: first', 3, 'position', /Expected integer/],
  ['position: 20', 'position: 1e400', 3, 'position', /Expected integer/],
  ['creators: [jeanne]', 'creators: jeanne', 4, 'creators', /Expected array/],
  ['creators: [jeanne]', 'creators: []', 4, 'creators', /greater or equal to 1/],
  ['creators: [jeanne]', 'creators:\n  - jeanne\n  - 7', 6, 'creators.1', /Expected string/],
  ['creators: [jeanne]', 'creators: [Jeanne Étoile]', 4, 'creators.0', /./],
  ['date:\n  en: circa 1955', 'date:\n  en: [circa, 1955]', 7, 'date.en', /Expected string/],
  ['availability: available', 'availability: maybe', 10, 'availability', /./],
  ['availability: available', 'availability: yes', 10, 'availability', /./],
  ['grouping: single', 'grouping: trio of', 11, 'grouping', /./],
  ['reference: ML 0001', 'reference: 1', 12, 'reference', /Expected string/],
  ['height: 150', 'height: 1.5 m', 15, 'dimensions.height', /Expected number/],
  ['height: 150', 'height: -1', 15, 'dimensions.height', /./],
  ['height: 150', 'height: 0', 15, 'dimensions.height', /./],
  ['height: 150', 'hight: 150', 15, 'dimensions.hight', /Unexpected property/],
  ['mounting: ceiling', 'mounting: roof', 17, 'mounting', /./],
  ['en: <p>Bright</p>', 'en: ""', 19, 'description.en', /./],
  ['en: <p>Bright</p>', 'en: <p>&#0;</p>', 19, 'description.en', /./],
  ['en: <p>Bright</p>', `en: ${'<br>'.repeat(20_000)}`, 19, 'description.en', /tags at most|length less/],
  ['en: [<em>Lamps</em>]', 'en: <em>Lamps</em>', 21, 'bibliography.en', /Expected array/],
  ['en: photograph', 'en: 7', 23, 'credits.0.role.en', /Expected string/],
  ['    name: P. E.\n', '', 23, 'credits.0.name', /required/],
  ['    name: P. E.\n', '    name: P. E.\n    mail: a@b.org\n', 25, 'credits.0.mail', /Unexpected property/],
  ['file: lamp-1-day.jpg', 'file: ../lamp.jpg', 26, 'pictures.0.file', /./],
  ['file: lamp-1-day.jpg', 'file: lamp.gif', 26, 'pictures.0.file', /./],
  ['file: lamp-1-day.jpg', 'file: My lamp.jpg', 26, 'pictures.0.file', /./],
  ['file: lamp-1-day.jpg', 'file: nowhere.jpg', 26, 'pictures.0', /is not in/],
  ['file: lamp-1-day.jpg', 'file: torn.jpg', 26, 'pictures.0', /cannot be read/],
  ['file: lamp-1-day.jpg', 'file: piped.jpg', 26, 'pictures.0', /cannot be read/],
  ['    alt: { en: A lamp, fr: Une lampe }\n', '', 26, 'pictures.0.alt', /required/],
  ['alt: { en: A lamp, fr: Une lampe }', 'alt: { en: A lamp }', 27, 'pictures.0.alt.fr', /required/],
  ['file: lamp-1-night.jpg', 'file: no-night.jpg', 28, 'pictures.0.night', /is not in/],
  ['{ file: lamp-1-night.jpg', '{ lamp: lit, file: lamp-1-night.jpg', 28, 'pictures.0.night.lamp', /boolean/],
  ['amount: 12000', 'amount: 12 000', 29, 'price', /amount, currency.* or 'on request'/],
  ['amount: 12000', 'amount: -1', 29, 'price', /amount, currency.* or 'on request'/],
  ['currency: EUR', 'currency: €', 29, 'price', /amount, currency.* or 'on request'/],
  [
    'price: { amount: 12000, currency: EUR }',
    'price: cheap',
    29,
    'price',
    /amount, currency.* or 'on request'/,
  ],
  ['related: [stool]', 'related: stool', 30, 'related', /Expected array/],
  ['mounting: ceiling', 'model: { file: lamp.obj }', 17, 'model.file', /./],
  ['mounting: ceiling', 'model: { file: lost.glb }', 17, 'model.file', /./],
  ['mounting: ceiling', 'status: hidden', 17, 'status', /Expected 'draft'/],
  // Days and times.
  ['"2026-01-02"\n', '"2026-02-31"\n', 9, 'published_on', /./],
  ['"2026-01-02"\n', '02/01/2026\n', 9, 'published_on', /./],
  ['"2026-01-02"\n', '20260102\n', 9, 'published_on', /./],
  ['"2026-01-02T03:04:05Z"', 'yesterday', 31, 'updated_at', /./],
  ['"2026-01-02T03:04:05Z"', '"2026-13-02T03:04:05Z"', 31, 'updated_at', /./],
  ['"2026-01-02T03:04:05Z"', '"2026-01-02 03:04"', 31, 'updated_at', /./],
  ['en: circa 1955', 'en: "-1955"', 7, 'date.en', /./],
  // Addresses, and who names whom.
  ['en: NAME', 'en: Tall Lamp', 1, 'slug.en', /./],
  ['en: NAME', 'en: tall/lamp', 1, 'slug.en', /./],
  ['en: NAME', 'en: ..', 1, 'slug.en', /./],
  ['en: NAME', 'en: lampé', 1, 'slug.en', /./],
  ['en: NAME', `en: ${'a'.repeat(201)}`, 1, 'slug.en', /./],
  ['en: NAME', 'en: type', 1, 'slug.en', /./],
  ['position: 20', 'position: 20\nformer_slugs: { en: [old, old] }', 4, 'former_slugs.en', /unique/],
  ['creators: [jeanne]', 'creators: [nobody]', 4, 'creators.0', /there is no/],
  ['creators: [jeanne]', 'creators: [jeanne, jeanne, nobody]', 4, 'creators.2', /there is no/],
  ['type: lighting', 'type: nothing', 5, 'type', /there is no/],
  ['related: [stool]', 'related: [stool, lost]', 30, 'related.1', /there is no/],
  // What is no YAML, or none that is taken.
  ['title: {', 'title: {{', 3, '', /./],
  ['title: { en: Tall lamp, fr: Grande lampe }', 'title: { en: Tall lamp', 3, '', /./],
  ['title: { en: Tall lamp', "title: { en: 'Tall lamp", 32, '', /./],
  ['  en: circa 1955', '\ten: circa 1955', 7, '', /[Tt]ab/],
  ['  en: circa 1955', '   en: circa 1955', 8, '', /./],
  ['position: 20', 'position: 20\nposition: 21', 4, '', /unique/],
  ['position: 20', 'position: 20\n---\nposition: 21', 4, '', /second document/],
  ['position: 20', 'position: 20 21: 22', 3, '', /./],
  ['position: 20', 'position 20', 3, '', /./],
  ['en: Tall lamp', 'en: *nobody', undefined, '', /nobody/],
  ['en: Tall lamp', 'en: !tall lamp', 2, '', /tag/],
  ['en: Tall lamp', 'en: @tall lamp', 2, '', /./],
  ['en: Tall lamp', 'en: "\\q"', 2, '', /./],
  [WORK, '', undefined, '', /Expected object/],
  [WORK, '# nothing but a remark\n', undefined, '', /Expected object/],
  [WORK, '- a\n- list\n', undefined, '', /Expected object/],
  [WORK, 'a text\n', undefined, '', /Expected object/],
  [WORK, 'null\n', undefined, '', /Expected object/],
  [WORK, '{'.repeat(20_000), 1, '', /nested too deeply/],
  [
    WORK,
    `a: &a [1]\n${['b', 'c', 'd', 'e', 'f'].map((key, at) => `${key}: &${key} [${`*${'abcdef'[at]}, `.repeat(9)}]\n`).join('')}`,
    undefined,
    '',
    /alias/,
  ],
  [WORK, `title: ${'long '.repeat(500_000)}`, undefined, '', /larger than 2 MB/],
];

/** In bytes, which no text can be written as. */
const BYTES: Record<string, [content: Buffer, line: number | undefined, words: RegExp]> = {
  latin1: [Buffer.from(WORK.replaceAll('NAME', 'latin'), 'latin1'), 28, /UTF-8/],
  utf16: [Buffer.from(`\ufeff${WORK}`, 'utf16le'), 1, /UTF-8/],
  picture: [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), 1, /UTF-8/],
  nul: [Buffer.from(WORK.replace('Tall lamp', 'Tall\0lamp')), 2, /U\+0000/],
};

let sample: SampleCatalogue;
let found: CatalogueProblem[];
const nameOf = (at: number) => `faulty-${String(at).padStart(3, '0')}`;
const foundIn = (name: string) => found.filter(({ file }) => file === `works/${name}.yaml`);

beforeAll(async () => {
  const texts = FAULTS.map(([from, to], at) => {
    expect(WORK).toContain(from);
    return [`works/${nameOf(at)}.yaml`, WORK.replace(from, () => to).replaceAll('NAME', nameOf(at))];
  });
  sample = await writeSampleCatalogue({
    ...(Object.fromEntries(texts) as Record<string, string>),
    ...Object.fromEntries(Object.entries(BYTES).map(([name, [content]]) => [`works/${name}.yaml`, content])),
    'works/good.yaml': WORK.replaceAll('NAME', 'good'),
    'works/windows.yaml': `\ufeff${WORK}`.replaceAll('NAME', 'windows').replaceAll('\n', '\r\n'),
    'works/shared.yaml': WORK.replaceAll('NAME', 'shared')
      .replace('title: {', 'title: &title {')
      .replace('materials: { en: Brass, fr: Laiton }', 'materials: *title'),
    'works/rival.yaml': WORK.replace('en: NAME', 'en: lamp').replaceAll('NAME', 'rival'),
    'works/other.yml': WORK,
    'works/.hidden.yaml': 'of an editor',
    'works/good.yaml~': 'of an editor',
    'works/GOOD.yaml': WORK.replaceAll('NAME', 'great'),
    'works/My Lamp.yaml': WORK.replaceAll('NAME', 'mine'),
    'pictures/torn.jpg': 'no picture',
  });
  const at = (name: string) => path.join(sample.root, name);
  execFileSync('mkfifo', [at('works/pipe.yaml'), at('pictures/piped.jpg')]);
  await symlink('/etc/hostname', at('works/link.yaml'));
  await mkdir(at('works/folder.yaml'));
  await writeFile(at('creators/ida.yaml'), 'name: [');
  const error: unknown = await checkedFolder(sample.root).catch((reason: unknown) => reason);
  found = (error as CatalogueError).problems;
}, 60_000);
afterAll(() => sample.remove());

const placed = (name: string, { line, field }: Pick<CatalogueProblem, 'line' | 'field'>) =>
  `works/${name}.yaml:${line ?? ''} ${field}`;

it('names each of more than a hundred kinds of fault of a file with file, line and field, and nothing else', () => {
  expect(FAULTS.length).toBeGreaterThan(100);
  const wanted = FAULTS.map(([, , line, field], at) => placed(nameOf(at), { line, field }));
  const own = FAULTS.flatMap((_, at) => foundIn(nameOf(at)).map((one) => placed(nameOf(at), one)));
  expect(own).toEqual(wanted);
  const others = FAULTS.flatMap(([from, to, , , words], at) => {
    const { message } = foundIn(nameOf(at))[0]!;
    return words.test(message) ? [] : [`${from} => ${to}: ${message}`];
  });
  expect(others).toEqual([]);
});

it('names what is no text that can be read, and what is no file', () => {
  for (const [name, [, line, words]] of Object.entries(BYTES))
    expect(foundIn(name)).toContainEqual({
      ...{
        file: `works/${name}.yaml`,
        field: expect.any(String),
        line,
        message: expect.stringMatching(words),
      },
    });
  for (const name of ['folder', 'link', 'pipe'])
    expect(foundIn(name)).toEqual([{ file: `works/${name}.yaml`, field: '', message: 'is no plain file' }]);
});

it('names what a name would hide: another ending, other capitals, the address of another', () => {
  const words = found.map(problemInWords);
  expect(words).toContain("works/other.yml: is not read: let its name end in '.yaml'");
  expect(words).toContain('works/good.yaml: has the name of GOOD.yaml but for capitals');
  expect(words).toContainEqual(
    expect.stringMatching(/^works\/rival\.yaml:1, slug\.en: 'lamp' is already the slug of/),
  );
});

it('takes what Windows and editors write, aliases, and files of their own beside', () => {
  for (const name of ['windows', 'shared', '.hidden', 'GOOD', 'My Lamp']) expect(foundIn(name)).toEqual([]);
});
