/** The caches that answers can be tagged for. Varnish with its module xkey; the others are networks of their own. */
export const EDGE_PROVIDERS = ['varnish', 'fastly', 'cloudflare', 'netlify'] as const;
export type EdgeProviderName = (typeof EDGE_PROVIDERS)[number];

/** A cache in front of the host that is told what to forget. */
export interface EdgeOptions {
  provider: EdgeProviderName;
  /** Where it is told; several caches of one kind each by itself. */
  purgeUrls: readonly string[];
  /** Proves who tells it; '' for a cache that asks for none. */
  token: string;
}

/** How one of them is spoken to. */
interface EdgeProvider {
  /** Names the tags of an answer, and how long it may be kept there: by headers that are for this cache alone. */
  headers: (tags: readonly string[]) => Record<string, string>;
  /** Tags in one call. */
  most: number;
  /** The call that has it forget what has any of these tags. */
  call: (tags: readonly string[], to: { url: string; token: string }) => RequestInit;
}

/** s that an answer is kept at most. What is edited is purged; this ends what would be wrong for another reason. */
const KEEP_S = 86_400;

const post = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** As Varnish and Fastly read them, and take them off. */
const surrogate = (tags: readonly string[]) => ({
  'Surrogate-Key': tags.join(' '),
  'Surrogate-Control': `max-age=${KEEP_S}`,
});

export const PROVIDERS: Record<EdgeProviderName, EdgeProvider> = {
  // docs/varnish/gallery.vcl
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
