import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type, type Static } from '@sinclair/typebox';
import type { DeployedFile } from '../../src/release/manifest';

export const KeptFacts = Type.Object({
  address: Type.String(),
  type: Type.String(),
  tag: Type.String(),
  bytes: Type.Integer({ minimum: 1 }),
  disposition: Type.Optional(Type.String()),
});
export type KeptFacts = Static<typeof KeptFacts>;

/** Harmless, since the host asks for no encoding and passes no CORS headers on. */
const HARMLESS_VARY = /^(accept-encoding|origin)?$/;

/** @returns undefined when not immutable, of unknown length, or a page, whose scripts would run as the site's own */
export function factsOf(address: string, headers: IncomingHttpHeaders): KeptFacts | undefined {
  const { etag = '', vary = '', 'content-type': type = '', 'content-disposition': disposition } = headers;
  const [, tag] = /^"([^"]+)"$/.exec(etag) ?? [];
  const bytes = Number(headers['content-length'] ?? 0);
  const directives = (headers['cache-control'] ?? '').split(/\s*,\s*/);
  const isForAll = directives.includes('immutable') && !directives.includes('private');
  const isOne =
    !headers['content-encoding'] &&
    vary
      .toLowerCase()
      .split(/\s*,\s*/)
      .every(isHarmless);
  if (!tag || !isForAll || !isOne || !(bytes > 0) || type === '' || /^text\/html\b/i.test(type))
    return undefined;
  return { address, type, tag, bytes, ...(disposition && { disposition }) };
}

const isHarmless = (name: string): boolean => HARMLESS_VARY.test(name);

export const nameOf = (address: string): string => createHash('sha256').update(address).digest('hex');

export const asFile = ({ address, type, tag, bytes }: KeptFacts): DeployedFile => ({
  file: nameOf(address),
  type,
  hash: tag,
  bytes,
  cache: 'immutable',
  encodings: [],
});
