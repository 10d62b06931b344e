import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Type, type Static } from '@sinclair/typebox';
import type { DeployedFile } from '../../src/release/manifest';

/** What the host remembers of an answer of the API, beside its body. */
export const KeptFacts = Type.Object({
  /** The decoded path that it was asked for by. */
  address: Type.String(),
  type: Type.String(),
  /** Its strong ETag, without the quotes. */
  tag: Type.String(),
  bytes: Type.Integer({ minimum: 1 }),
  /** Content-Disposition. */
  disposition: Type.Optional(Type.String()),
});
export type KeptFacts = Static<typeof KeptFacts>;

/** Asking for these does not change what is answered: no encoding is asked for, and no page of another site is told more. */
const HARMLESS_VARY = /^(accept-encoding|origin)?$/;

/**
 * What is to be remembered of an answer with status 200.
 * @returns undefined for one that may not be kept: its address may mean something else later, or to somebody else; its
 * length is not known; or it is a page, which would be allowed scripts among the site's own files
 */
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

/** The name of the file that holds the body of an address. */
export const nameOf = (address: string): string => createHash('sha256').update(address).digest('hex');

/** What is kept, as a file that the host can send. */
export const asFile = ({ address, type, tag, bytes }: KeptFacts): DeployedFile => ({
  file: nameOf(address),
  type,
  hash: tag,
  bytes,
  cache: 'immutable',
  encodings: [],
});
