export interface GalleryCall {
  path: string;
  query: Readonly<Record<string, string>>;
  slug?: string;
}

export const filledPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export function callTarget({ path, query }: GalleryCall): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** `GET /api/works/banc-quai?lang=fr` */
export const callName = (call: GalleryCall): string => `GET ${callTarget(call)}`;
