import { createHash } from 'node:crypto';
import { wholeListTag, widerTag } from '../../src/contract/hook/tags';

export const EDGE_PROVIDERS = ['varnish', 'fastly', 'cloudflare', 'netlify'] as const;
export type EdgeProviderName = (typeof EDGE_PROVIDERS)[number];

export interface EdgeOptions {
  provider: EdgeProviderName;
  purgeUrls: readonly string[];
  /** '' for a cache that asks for none. */
  token: string;
}

interface EdgeProvider {
  headers: (tags: readonly string[]) => Record<string, string>;
  most: number;
  call: (tags: readonly string[], to: { url: string; token: string }) => RequestInit;
}

/** s; a bound for what a purge has missed. */
const KEEP_S = 86_400;

const post = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Varnish and Fastly remove these headers before they answer a browser. */
const surrogate = (tags: readonly string[]) => ({
  'Surrogate-Key': tags.join(' '),
  'Surrogate-Control': `max-age=${KEEP_S}`,
});

export const PROVIDERS: Record<EdgeProviderName, EdgeProvider> = {
  varnish: {
    headers: surrogate,
    most: 256,
    call: (tags) => ({ method: 'PURGE', headers: { 'X-Purge-Tags': tags.join(' ') } }),
  },
  fastly: {
    headers: surrogate,
    most: 256,
    call: (tags, { token }) => post({ 'Fastly-Key': token }, { surrogate_keys: tags }),
  },
  cloudflare: {
    headers: (tags) => ({
      'Cache-Tag': tags.join(','),
      'Cloudflare-CDN-Cache-Control': `public, max-age=${KEEP_S}`,
    }),
    most: 30,
    call: (tags, { token }) => post({ Authorization: `Bearer ${token}` }, { tags }),
  },
  netlify: {
    headers: (tags) => ({
      'Netlify-Cache-Tag': tags.join(','),
      'Netlify-CDN-Cache-Control': `public, max-age=${KEEP_S}`,
    }),
    most: 30,
    call: (tags, { url, token }) =>
      post(
        { Authorization: `Bearer ${token}` },
        { site_id: new URL(url).searchParams.get('site_id'), cache_tags: tags },
      ),
  },
};

export const EDGE_NEEDS =
  `EDGE_CACHE one of ${EDGE_PROVIDERS.join(', ')}, EDGE_PURGE_URL its http(s) address (several with commas between them), ` +
  `with ?site_id= for netlify, EDGE_PURGE_TOKEN 8 to 500 letters, digits and signs, which all but varnish need`;

const TOKEN = /^[!-~]{8,500}$/;

export function readEdge(env: NodeJS.ProcessEnv, problems: string[]): EdgeOptions | undefined {
  const [name, list, token] = ['EDGE_CACHE', 'EDGE_PURGE_URL', 'EDGE_PURGE_TOKEN'].map(
    (setting) => env[setting]?.trim() ?? '',
  ) as [string, string, string];
  const provider = EDGE_PROVIDERS.find((known) => known === name);
  const purgeUrls = list.split(',').flatMap((url) => url.trim() || []);
  const isMissing = (setting: string): string => `${setting} is missing, which EDGE_CACHE needs`;
  if (name && !provider) problems.push(`EDGE_CACHE is '${name}'`);
  if (!purgeUrls.every(isAddress)) problems.push(`EDGE_PURGE_URL is '${list}'`);
  // The token is not quoted: logs must not hold secrets.
  if (token && !TOKEN.test(token)) problems.push('EDGE_PURGE_TOKEN is malformed');
  if (!provider) {
    if ((list || token) && !name)
      problems.push('EDGE_PURGE_URL or EDGE_PURGE_TOKEN is set without EDGE_CACHE');
    return undefined;
  }
  if (purgeUrls.length === 0) problems.push(isMissing('EDGE_PURGE_URL'));
  if (!token && provider !== 'varnish') problems.push(isMissing('EDGE_PURGE_TOKEN'));
  if (provider === 'netlify' && !purgeUrls.every(hasSite))
    problems.push(`EDGE_PURGE_URL has no ?site_id=, which netlify needs`);
  return { provider, purgeUrls, token };
}

const isAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const hasSite = (url: string): boolean =>
  !isAddress(url) || new URL(url).searchParams.get('site_id') !== null;

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
