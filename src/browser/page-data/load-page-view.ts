import { fetchPageData } from './fetch-page-data';
import { gatsbyLoader } from './gatsby-loader';
import { viewOfPageData, viewOfResult } from './view-of-result';

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

/** Gatsby's loader never retries a page that has failed once, even when it was prefetching. */
async function fetchView(path: string): Promise<unknown> {
  const answer = await fetchPageData(path);
  return answer.kind === 'answer' && answer.status === 200 ? viewOfPageData(answer.text) : undefined;
}

export const loadedPageView = (path: string): unknown =>
  viewOfResult(gatsbyLoader()?.loadPageSync(path)?.json);
