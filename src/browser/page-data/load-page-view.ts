import { fetchPageData } from './fetch-page-data';
import { gatsbyLoader } from './gatsby-loader';
import { viewOfPageData, viewOfResult } from './view-of-result';

/** The view of another page of the site; undefined when it can't be had. */
export async function loadPageView(path: string): Promise<unknown> {
  return (await viewByLoader(path)) ?? fetchView(path);
}

async function viewByLoader(path: string): Promise<unknown> {
  try {
    return viewOfResult((await gatsbyLoader()?.loadPage(path))?.json);
  } catch {
    return undefined;
  }
}

/** The loader never asks again for a page that failed once, be it while it fetched ahead. */
async function fetchView(path: string): Promise<unknown> {
  const answer = await fetchPageData(path);
  return answer.kind === 'answer' && answer.status === 200 ? viewOfPageData(answer.text) : undefined;
}

/** The view of a page that has been loaded before in this visit; undefined when it has not. */
export const loadedPageView = (path: string): unknown =>
  viewOfResult(gatsbyLoader()?.loadPageSync(path)?.json);
