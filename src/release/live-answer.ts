/**
 * Of the release's program to the host (src/server-render/make-live.ts). `tags` also name answers that said
 * that there is none.
 */
export type LiveAnswer =
  | { kind: 'page'; page: RenderablePage; tags: readonly string[] }
  | { kind: 'file'; address: string; text: string; tags: readonly string[] }
  | { kind: 'none'; tags: readonly string[] }
  /** The API gave no usable answer. */
  | { kind: 'failed'; reason: string };

export interface RenderablePage {
  path: string;
  matchPath?: string | undefined;
  template: string;
  content: object;
  /** Gatsby's name for it. */
  context: object;
}

/** Gatsby needs a page for a template's `getServerData`. */
export const LIVE_TEMPLATE = 'live/any';
export const LIVE_CHUNK = 'component---src-templates-live-any-tsx';

/** Not Gatsby's own argument, which has no decoded address. */
export interface LiveCall {
  address: string;
  /** Only the parameters that mean something there. */
  search?: string;
}
