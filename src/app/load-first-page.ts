import { gatsbyLoader } from '../browser/page-data/gatsby-loader';
import { loadMessages } from '../i18n/messages.browser';
import { localeOfPath } from '../i18n/locales';

/**
 * Fetches the words of the first page's language. Gatsby waits for them before it asks for the page itself, so that is
 * asked for here, too: both come at once, and Gatsby finds its own on the way.
 * @throws Error when the words can't be fetched
 */
export async function loadFirstPage(): Promise<void> {
  const { pathname, search } = window.location;
  void gatsbyLoader()?.loadPage(pathname + search);
  await loadMessages(localeOfPath(pathname));
}
