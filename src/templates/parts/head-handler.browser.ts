import type { PageOfHead } from 'gatsby/cache-dir/head/head-export-handler-for-browser';
import { useEffect } from 'react';
import { contextOf } from '../../page-makers/context-of';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../../page-makers/page-context';
import { fetchHead, headCode } from './head-code';

const servedAt = window.location.pathname;

/** Error pages are served for any address, and files of the build for any query. */
const isAsServed = (context: PageContext | ErrorPageContext): boolean =>
  !isErrorPage(context) && (context.head.search ?? '') === window.location.search;

async function show(page: PageOfHead): Promise<void> {
  const isFirst = window.location.pathname === servedAt;
  if (!headCode() && isFirst && isAsServed(contextOf(page.pageComponentProps))) return;
  (await fetchHead())?.showHead(page);
}

/** Replaces Gatsby's in the browser: the first page keeps the head that the server has made, without any code. */
function useHead(page: PageOfHead): void {
  useEffect(() => void show(page));
}

// By the name that Gatsby calls.
export { useHead as headHandlerForBrowser };
