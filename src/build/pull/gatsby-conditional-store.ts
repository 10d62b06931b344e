import type { ConditionalStore, StoredAnswer } from '../../gallery/calls/conditional-store';

/** The part of Gatsby's `cache` that is used. */
export interface GatsbyCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** Keeps answers in Gatsby's cache: they last from build to build, and go with `gatsby clean`. */
export const gatsbyConditionalStore = (cache: GatsbyCache): ConditionalStore => ({
  get: async (url) => (await cache.get(keyOf(url))) as StoredAnswer | undefined,
  set: async (url, entry) => {
    await cache.set(keyOf(url), entry);
  },
});

const keyOf = (url: string) => `gallery-answer ${url}`;
