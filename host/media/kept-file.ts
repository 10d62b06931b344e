import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type, type Static } from '@sinclair/typebox';
import type { DeployedFile, Encoding } from '../../src/release/manifest';

export const KeptFacts = Type.Object({
  address: Type.String(),
  type: Type.String(),
  tag: Type.String(),
  bytes: Type.Integer({ minimum: 1 }),
  disposition: Type.Optional(Type.String()),
  encoding: Type.Optional(Type.Unsafe<Encoding>(Type.String({ enum: ['br', 'gzip'] }))),
});
export type KeptFacts = Static<typeof KeptFacts>;

/** Harmless, since the host keeps a file by the encoding that it asked for, and passes no CORS headers on. */
const HARMLESS_VARY = /^(accept-encoding|origin)?$/;

/** @returns undefined when not immutable, of unknown length, or a page, whose scripts would run as the site's own */
export function factsOf(
  address: string,
  headers: IncomingHttpHeaders,
  encoding?: Encoding,
): KeptFacts | undefined {
  const { etag = '', vary = '', 'content-type': type = '', 'content-disposition': disposition } = headers;
  const [, tag] = /^"([^"]+)"$/.exec(etag) ?? [];
  const bytes = Number(headers['content-length'] ?? 0);
  const directives = (headers['cache-control'] ?? '').split(/\s*,\s*/);
  const isForAll = directives.includes('immutable') && !directives.includes('private');
  const packed = headers['content-encoding'] && encoding;
  const isOne =
    headers['content-encoding'] === packed &&
    vary
      .toLowerCase()
      .split(/\s*,\s*/)
      .every(isHarmless);
  if (!tag || !isForAll || !isOne || !(bytes > 0) || type === '' || /^text\/html\b/i.test(type))
    return undefined;
  return {
    ...{ address, type, tag, bytes },
    ...(disposition && { disposition }),
    ...(packed && { encoding: packed }),
  };
}

const isHarmless = (name: string): boolean => HARMLESS_VARY.test(name);

type Named = Pick<KeptFacts, 'address' | 'encoding'>;

/** No address has a space. */
export const keyOf = ({ address, encoding }: Named): string =>
  encoding ? `${address} ${encoding}` : address;

export const nameOf = (kept: Named): string => createHash('sha256').update(keyOf(kept)).digest('hex');

export const asFile = ({ type, tag, bytes, ...kept }: KeptFacts): DeployedFile => ({
  file: nameOf(kept),
  type,
  hash: tag,
  bytes,
  cache: 'immutable',
  encodings: [],
});
