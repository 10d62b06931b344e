import type { RequestListener } from 'node:http';
import { Type, type TSchema } from '@sinclair/typebox';
import { ITEM_CALLS, LIST_CALLS } from '../../../src/contract/calls';
import { matches } from '../../../src/contract/check';

/** Stands in every text, and would end whatever a page writes a text into. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028',
  '&lt;/script&gt;&lt;script&gt;alert(1)',
  '"\'</title></style></textarea><img src="x" onerror="alert(1)" data-from-text>',
].join('');

/** Before a slug: asks for the item as one that the build does not know. */
export const UNBUILT = 'unbuilt-';

const SCHEMAS: [pattern: string, data: TSchema][] = [
  ...Object.values(ITEM_CALLS).map(({ path, data }): [string, TSchema] => [path, data]),
  ...Object.values(LIST_CALLS).map(({ path, item }): [string, TSchema] => [path, Type.Array(item)]),
];

const schemaOf = (path: string): TSchema | undefined =>
  SCHEMAS.find(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path))?.[1];

/** Addresses are no texts; nor is what has a pattern. */
const ADDRESSED = ['id', 'slug', 'slugs'];
const isText = ({ type, pattern, const: only }: TSchema): boolean =>
  type === 'string' && !pattern && only === undefined;

/** An answer with hostile texts in every field that is one by the contract, those that it leaves out included. */
function withHostileTexts(schema: TSchema, value: unknown): unknown {
  if (isText(schema)) return `${typeof value === 'string' ? value : ''}${HOSTILE}`;
  const members = (schema.anyOf ?? []) as TSchema[];
  const member = members.find((one) => matches(one, value));
  if (member) return withHostileTexts(member, value);
  if (Array.isArray(value)) return value.map((one) => withHostileTexts(schema.items as TSchema, one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
    .filter(([name, field]) => !ADDRESSED.includes(name) && (name in value || isText(field)))
    .map(([name, field]) => [name, withHostileTexts(field, (value as Record<string, unknown>)[name])]);
  return { ...value, ...(Object.fromEntries(fields) as object) };
}

/** Passes calls on to an API and makes its texts hostile. */
export const hostileApi =
  (apiUrl: string): RequestListener =>
  (request, response) =>
    void answer(new URL((request.url ?? '').replace(`/${UNBUILT}`, '/'), apiUrl)).then(
      ({ status, body }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );

async function answer(url: URL): Promise<{ status: number; body: unknown }> {
  const { status, ...answered } = await fetch(url).then(async (one) => ({
    status: one.status,
    body: (await one.json()) as { data?: unknown },
  }));
  const schema = schemaOf(url.pathname);
  if (status !== 200 || !schema) return { status, ...answered };
  return { status, body: { ...answered.body, data: withHostileTexts(schema, answered.body.data) } };
}
