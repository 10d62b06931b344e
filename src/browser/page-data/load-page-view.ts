import { fetchText } from '../../gallery/calls/fetch-text';
import { fieldOf, parsedJson } from '../../gallery/parsed-json';
import { viewOfResult } from './view-of-result';

/** What Gatsby's loader has of a page: made by the build, or by the server from the live API. */
interface LoadedPage {
  json?: unknown;
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Only what has been loaded before. */
  loadPageSync: (path: string) => LoadedPage | undefined;
}

/** ms until data that do not come are given up. */
const TIMEOUT = 10_000;

const loader = (): Loader | undefined => (window as Window & { ___loader?: Loader }).___loader;

/** The view of another page of the site; undefined when it can't be had. */
export async function loadPageView(path: string): Promise<unknown> {
  return (await viewByLoader(path)) ?? fetchView(path);
}

async function viewByLoader(path: string): Promise<unknown> {
  try {
    return viewOfResult((await loader()?.loadPage(path))?.json);
  } catch {
    return undefined;
  }
}

/** The loader never asks again for a page that failed once, be it while it fetched ahead. */
async function fetchView(path: string): Promise<unknown> {
  const address = `/page-data${path}/page-data.json`;
  const answer = await fetchText(address, { headers: { Accept: 'application/json' } }, TIMEOUT);
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined;
  return viewOfResult(fieldOf(parsedJson(answer.text)?.value, 'result'));
}

/** The view of a page that has been loaded before in this visit; undefined when it has not. */
export const loadedPageView = (path: string): unknown => viewOfResult(loader()?.loadPageSync(path)?.json);
