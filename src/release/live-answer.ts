/** From the release's program to the host. `tags` also name answers that said that there is none. */
export type LiveAnswer =
  | { kind: 'page'; page: RenderablePage; tags: readonly string[] }
  | { kind: 'file'; address: string; text: string; tags: readonly string[] }
  | { kind: 'moved'; to: string; tags: readonly string[] }
  | { kind: 'none'; tags: readonly string[] }
  | { kind: 'failed'; reason: string };

export interface RenderablePage {
  path: string;
  matchPath?: string | undefined;
  template: string;
  /** No cache should keep it. */
  isPassing?: boolean;
  content: object;
  context: object;
}

/** Gatsby needs a page for a template's `getServerData`. */
export const LIVE_TEMPLATE = 'live/any';
export const LIVE_CHUNK = 'component---src-templates-live-any-tsx';

/** Not Gatsby's own argument, which has no decoded address. */
export interface LiveCall {
  address: string;
  search?: string;
}
