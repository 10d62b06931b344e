/**
 * What the program that a release carries answers to the host, which asks it for the page or the file at an address
 * (src/server-render/make-live.ts). `tags` name the answers of the API that it was made of, or that said that there is none.
 */
export type LiveAnswer =
  | { kind: 'page'; page: RenderablePage; tags: readonly string[] }
  | { kind: 'file'; address: string; text: string; tags: readonly string[] }
  | { kind: 'none'; tags: readonly string[] }
  /** The API gives no usable answer. */
  | { kind: 'failed'; reason: string };

/** All that Gatsby's renderer makes a page of. */
export interface RenderablePage {
  path: string;
  matchPath?: string | undefined;
  template: string;
  content: object;
  /** What Gatsby calls the page's context. */
  context: object;
}

/** What Gatsby calls the template whose `getServerData` answers, and the address that it stands at for Gatsby's sake. */
export const LIVE_TEMPLATE = 'live/any';
export const LIVE_CHUNK = 'component---src-templates-live-any-tsx';

/** Call of that `getServerData`: none of Gatsby's, which knows no decoded addresses. */
export interface LiveCall {
  /** Decoded. */
  address: string;
  /** Its query, as far as it means something there. */
  search?: string;
}
