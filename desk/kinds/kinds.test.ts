import type { TSchema } from '@sinclair/typebox';
import { FOLDERS } from '../../api/catalogue-files/kinds';
import { storedSchema } from '../../api/catalogue-files/stored-schema';
import { textsIn } from '../../api/catalogue-files/texts';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { Finding, Shelf } from '../../api/content/contract/item';
import { atEachText } from './at-each-text';
import type { Field } from './kind';
import { kindOf } from './kinds';

describe('kinds', () => {
  const TEXTS = textsIn(LOCALE_CODES);
  const LANGUAGES = LOCALE_CODES.map(String);

  /** Publishing sets the one and takes the other away. */
  const NOT_WRITTEN = ['updated_at', 'status'];

  const PICTURE = ['file', 'alt', 'credit', 'hd', 'night.file', 'night.lamp', 'night.alt'];
  /** What the widgets of lists and of parts write. */
  const PARTS: Partial<Record<Field['widget'], readonly string[]>> = {
    measures: ['height', 'width', 'depth', 'diameter'],
    pictures: PICTURE,
    credits: ['role', 'name', 'url'],
    openingTimes: ['days', 'opens', 'closes'],
    socialNetworks: ['url', 'social_network'],
    reserve: ['url'],
    price: ['amount', 'currency'],
    model: [
      ...['file', 'placement', 'credit', 'download'],
      ...['height', 'width', 'depth'].map((side) => `size.${side}`),
      ...['x', 'y', 'z'].map((axis) => `piece.${axis}`),
    ],
    news: ['id', 'title', 'text', 'link.label', 'link.url', ...PICTURE.map((part) => `picture.${part}`)],
  };

  const KINDS: [string, Shelf, string, TSchema][] = [
    ...FOLDERS.map((folder): [string, Shelf, string, TSchema] => [
      folder,
      folder,
      'some-id',
      storedSchema(folder, TEXTS),
    ]),
    ['pages', 'pages', 'about', storedSchema('pages', TEXTS)],
    ['home', 'pages', 'home', storedSchema('home', TEXTS)],
    ['site', 'site', 'site', storedSchema('site', TEXTS)],
  ];

  /** Paths of all that a file can say; both languages of a text are one. */
  function leavesOf(schema: TSchema, path: string): string[] {
    const { properties, items, anyOf } = schema as {
      properties?: Record<string, TSchema>;
      items?: TSchema;
      anyOf?: TSchema[];
    };
    if (anyOf) return anyOf.flatMap((one) => leavesOf(one, path));
    if (items) return leavesOf(items, path);
    if (!properties || Object.keys(properties).every((name) => LANGUAGES.includes(name))) return [path];
    return Object.entries(properties).flatMap(([name, inner]) =>
      leavesOf(inner, path === '' ? name : `${path}.${name}`),
    );
  }

  const writtenBy = ({ path, widget }: Field): string[] =>
    [path, ...(PARTS[widget] ?? []).map((part) => `${path}.${part}`)].map(String);

  describe.each(KINDS)('%s', (_, shelf, id, schema) => {
    const fields = kindOf(shelf, id).flatMap((group) => group.fields);

    it('has each field of the file in its form', () => {
      const written = new Set(fields.flatMap(writtenBy));
      const leaves = leavesOf(schema, '').filter((leaf) => !NOT_WRITTEN.includes(leaf));
      expect(leaves.filter((leaf) => !written.has(leaf))).toEqual([]);
    });

    it('writes nothing that the file does not know', () => {
      const known = new Set(leavesOf(schema, '').flatMap((leaf) => partsOf(leaf)));
      expect(fields.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
    });
  });

  const partsOf = (path: string): string[] =>
    path.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));
});

describe('at each text', () => {
  const missing = (path: string): Finding => ({
    ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
  });
  const FOUND = ['title', 'kind', 'starts_on'].map(missing);
  const paths = (slug: object) =>
    atEachText(kindOf('events', 'talk'), { slug }, FOUND).map(({ path }) => path);

  it('counts a text that lacks in both languages once in each, and a day once', () => {
    expect(paths({})).toEqual(['title.en', 'title.fr', 'kind.en', 'kind.fr', 'starts_on']);
    expect(paths({ en: 'talk', fr: 'causerie' })).toHaveLength(5);
  });

  it('asks for it in the one language that the item has a page in', () => {
    expect(paths({ en: 'talk' })).toEqual(['title.en', 'kind.en', 'starts_on']);
  });
});
