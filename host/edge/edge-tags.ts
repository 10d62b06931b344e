import { createHash } from 'node:crypto';
import { widerTag, wholeListTag } from '../../src/contract/hook/tags';

/**
 * Bytes that the tags of an answer take with what stands between them. Fastly and Cloudflare take 16 kB, Varnish lines of
 * 8 kB by default, and a proxy between them and us often all headers together in 4 kB.
 */
const MOST_BYTES = 2_000;
const DIGITS = 8;

/** Lower case, since Cloudflare takes A and a for the same. Two tags of one hash have too much purged, never too little. */
export const hashed = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, DIGITS);

/** What every answer has, for when the cache is to forget all. */
export const EVERYTHING = hashed('everything');

/** The answer at one address, which a release may change although nothing was edited. */
export const addressTag = (address: string): string => hashed(`at ${address}`);

/** By the tags that pages of a release share, so that each list of them is hashed once. */
const known = new WeakMap<readonly string[], string[] | undefined>();

/**
 * The tags of an answer as its headers name them.
 * @param address decoded
 * @param made the answers of the API that it was made of
 * @returns undefined where there are more than caches take, and then nobody may keep it
 */
export function edgeTags(address: string, made: readonly string[]): string[] | undefined {
  if (!known.has(made)) known.set(made, hashedTags(made));
  const tags = known.get(made);
  return tags && [EVERYTHING, addressTag(address), ...tags];
}

function hashedTags(made: readonly string[]): string[] | undefined {
  const exact = new Set(made.flatMap((tag) => [tag, wholeListTag(tag)]));
  if (fits(exact)) return [...exact].map(hashed);
  // Of many items, whatever is done to any item of their kinds.
  const wide = new Set([...exact].map((tag) => widerTag(tag) ?? tag));
  return fits(wide) ? [...wide].map(hashed) : undefined;
}

const fits = ({ size }: Set<string>): boolean => (size + 2) * (DIGITS + 1) <= MOST_BYTES;
