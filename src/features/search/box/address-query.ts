export const QUERY_PARAMETER = 'q';
export const QUERY_MAX = 100;

/** '' without a query. */
export const addressQuery = (): string =>
  (new URLSearchParams(window.location.search).get(QUERY_PARAMETER) ?? '').trim().slice(0, QUERY_MAX);

/** Puts the query into the address, which can be shared; '' takes it out. */
export function keepInAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set(QUERY_PARAMETER, query);
  else url.searchParams.delete(QUERY_PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
