const PARAMETER = 'q';
/** Letters of a query; nobody types more. */
export const QUERY_MAX = 100;

/** The query that the page's address asks for, '' without one. */
export const addressQuery = (): string =>
  (new URLSearchParams(window.location.search).get(PARAMETER) ?? '').trim().slice(0, QUERY_MAX);

/** Keeps a query in the page's address, from where it can be shared, or takes it out again. */
export function keepInAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set(PARAMETER, query);
  else url.searchParams.delete(PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
