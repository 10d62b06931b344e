import type { RequestListener } from 'node:http';
import { Type, type TSchema } from '@sinclair/typebox';
import { ITEM_CALLS, LIST_CALLS } from '../../../src/contract/kinds/calls';
import { hostileText } from '../../../src/contract/testing/hostile-text';
import { withTexts, type Making } from '../../../src/contract/testing/with-texts';

/** Before a slug: asks for the item as one that the build does not know. */
export const UNBUILT = 'unbuilt-';

const SCHEMAS: [pattern: string, data: TSchema][] = [
  ...Object.values(ITEM_CALLS).map(({ path, data }): [string, TSchema] => [path, data]),
  ...Object.values(LIST_CALLS).map(({ path, item }): [string, TSchema] => [path, Type.Array(item)]),
];

const schemaOf = (path: string): TSchema | undefined =>
  SCHEMAS.find(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path))?.[1];

/** Passes calls on to an API and makes its texts hostile, those that it leaves out included. */
export const hostileApi =
  (apiUrl: string, text: Making['text'] = hostileText): RequestListener =>
  ({ url = '' }, response) =>
    void answer(new URL(url.replace(`/${UNBUILT}`, '/'), apiUrl), text, url.includes(`/${UNBUILT}`)).then(
      ({ status, body }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );

async function answer(
  url: URL,
  text: Making['text'],
  isUnbuilt: boolean,
): Promise<{ status: number; body: unknown }> {
  const { status, ...answered } = await fetch(url).then(async (one) => ({
    status: one.status,
    body: (await one.json()) as { data?: unknown },
  }));
  const schema = schemaOf(url.pathname);
  if (status !== 200 || !schema) return { status, ...answered };
  const data = withTexts(schema, answered.body.data, { text });
  return { status, body: { ...answered.body, data: isUnbuilt ? renamed(data as Named) : data } };
}

interface Named {
  slug: string;
  slugs: Record<string, string>;
}

/** By another slug than the one asked for, an item would have moved. */
const renamed = (item: Named): Named => ({
  ...item,
  slug: UNBUILT + item.slug,
  slugs: Object.fromEntries(Object.entries(item.slugs).map(([code, slug]) => [code, UNBUILT + slug])),
});
