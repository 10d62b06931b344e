import { useEffect } from 'react';
import { useSite } from '../../page/site-context';
import { pageTitle } from '../../seo/page-title';
import { NotFoundScreen } from '../not-found/not-found-screen';
import { ServerErrorScreen } from '../server-error/server-error-screen';
import { StatusScreen } from '../status/status-screen';

interface ErrorScreenProps {
  status: number;
  message: string;
}

/**
 * Keeps the document's title until it is told to stop. The head of the page that failed is rendered apart from it, so
 * that its own title may come before this one or after it.
 */
function keepTitle(title: string): () => void {
  const keep = () => {
    if (document.title !== title) document.title = title;
  };
  const observer = new MutationObserver(keep);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  keep();
  return () => {
    observer.disconnect();
    // Where the page had no title yet, the browser made one that no later page would take away.
    document.head.querySelectorAll('title:not([data-gatsby-head])').forEach((made) => made.remove());
  };
}

/** 404 and 500 have texts of their own, others code and message only (product specification, section 8). */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const site = useSite();
  useEffect(
    () => keepTitle(pageTitle(`${status} ${message}`, window.location.pathname, site)),
    [status, message, site],
  );
  if (status === 404) return <NotFoundScreen />;
  if (status === 500) return <ServerErrorScreen />;
  return <StatusScreen status={status} title={message} />;
}
