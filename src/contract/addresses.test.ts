import type { TObject, TSchema } from '@sinclair/typebox';
import { FileAddress, LinkAddress, MaybeWebAddress, WebAddress } from './addresses';
import { ITEM_CALLS, LIST_CALLS } from './kinds/calls';
import { matches, problemsOf } from './check';
import { Link } from './common';

const WEB = ['https://example.org', 'http://127.0.0.1:4000/a b?c=d#e', 'https://example.org/é%20/(x)'];
const PATHS = ['/', '/media/a-sm.jpg', '/events/after-dark?x=//y#z', '/fichiers/dossier de presse.pdf'];
const CONTACTS = ['mailto:bonjour@example.org', 'tel:+33199001234'];
const NEVER = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  '//host',
  '/\\host',
  '\\\\host',
  '/\t/host',
  '/a\n/b',
  ' https://example.org',
  'https:example.org',
  'https://',
  'https:///path',
  'example.org',
  'works/quai-bench',
  '#hash',
  'mailto:',
];

const accepted = (schema: TSchema, addresses: string[]) =>
  addresses.filter((address) => matches(schema, address));

const ALL = [...WEB, ...PATHS, ...CONTACTS, ...NEVER, ''];

it.each([
  ['a page elsewhere', WebAddress, WEB],
  ['a page elsewhere, or nothing', MaybeWebAddress, [...WEB, '']],
  ['a file', FileAddress, [...WEB, ...PATHS]],
  ['a link of an editor', LinkAddress, [...WEB, ...PATHS, ...CONTACTS]],
])('%s has one of its own addresses and no other', (_, schema, own) => {
  expect(accepted(schema, ALL)).toEqual(own);
});

/** The schemas of all fields within one, by their path. */
function fieldsOf(schema: TSchema, path = ''): [string, TSchema][] {
  const members = (schema.anyOf ?? []) as TSchema[];
  const { properties = {}, items } = schema as Partial<TObject> & { items?: TSchema };
  return [
    [path, schema],
    ...members.flatMap((member) => fieldsOf(member, path)),
    ...Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path}/${name}`)),
    ...(items ? fieldsOf(items, path) : []),
  ];
}

it('every address in every answer refuses what is none', () => {
  const answers = [
    ...Object.values(ITEM_CALLS).map(({ data }) => data),
    ...Object.values(LIST_CALLS).map(({ item }) => item),
  ];
  const fields = answers.flatMap((answer) => fieldsOf(answer));
  const addresses = fields.filter(([path]) => /\/(url|(sizes|webp|avif)\/\w+)$/.test(path));
  expect(addresses.length).toBeGreaterThan(100);
  const open = addresses.filter(([, schema]) => accepted(schema, NEVER).length > 0);
  expect(open.map(([path]) => path)).toEqual([]);
});

it('is refused in words', () => {
  expect(problemsOf(Link, { label: 'x', url: 'javascript:alert(1)' })).toEqual([
    { path: '/url', message: `Expected ${LinkAddress.description}` },
  ]);
});
