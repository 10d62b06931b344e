import { createHash } from 'node:crypto';
import { widerTag, wholeListTag } from '../../src/contract/hook/tags';

/** Bytes. Fastly and Cloudflare take 16 kB, Varnish 8 kB a line, many proxies 4 kB for all headers together. */
const MOST_BYTES = 2_000;
const DIGITS = 8;

/** Lower case, since Cloudflare ignores case. A collision purges too much, never too little. */
export const hashed = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, DIGITS);

export const EVERYTHING = hashed('everything');

/** A release may change the answer at an address although nothing was edited. */
export const addressTag = (address: string): string => hashed(`at ${address}`);

const known = new WeakMap<readonly string[], string[] | undefined>();

/** @returns undefined for more tags than caches take: the answer may not be cached then */
export function edgeTags(address: string, made: readonly string[]): string[] | undefined {
  if (!known.has(made)) known.set(made, hashedTags(made));
  const tags = known.get(made);
  return tags && [EVERYTHING, addressTag(address), ...tags];
}

function hashedTags(made: readonly string[]): string[] | undefined {
  const exact = new Set(made.flatMap((tag) => [tag, wholeListTag(tag)]));
  if (fits(exact)) return [...exact].map(hashed);
  // Too many items: tag whole kinds instead.
  const wide = new Set([...exact].map((tag) => widerTag(tag) ?? tag));
  return fits(wide) ? [...wide].map(hashed) : undefined;
}

const fits = ({ size }: Set<string>): boolean => (size + 2) * (DIGITS + 1) <= MOST_BYTES;
