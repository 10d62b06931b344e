import type { ConditionalStore, StoredAnswer } from '../../gallery/calls/conditional-store';

export interface GatsbyCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** Lasts from build to build, until `gatsby clean`. */
export const gatsbyConditionalStore = (cache: GatsbyCache): ConditionalStore => ({
  get: async (url) => (await cache.get(keyOf(url))) as StoredAnswer | undefined,
  set: async (url, { etag, text }) => {
    await cache.set(keyOf(url), { etag, text });
  },
});

const keyOf = (url: string) => `gallery-answer-text ${url}`;
