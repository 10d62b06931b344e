/** A GET call of the contract, ready to be sent. */
export interface GalleryCall {
  path: string;
  query: Readonly<Record<string, string>>;
  /** The slug asked for, when the call is about one thing. */
  slug?: string;
}

/** Puts parameters into a path of the contract: `/api/works/:slug`. */
export const filledPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Path and query, without origin. */
export function callTarget({ path, query }: GalleryCall): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The call as people read it: `GET /api/works/banc-quai?lang=fr`. */
export const callName = (call: GalleryCall): string => `GET ${callTarget(call)}`;
