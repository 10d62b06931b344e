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
