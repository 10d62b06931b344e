import { gatsbyLoader } from '../browser/page-data/gatsby-loader';
import { loadMessages } from '../i18n/messages.browser';
import { localeOfPath } from '../i18n/locales';

/** Also asks for the page: Gatsby waits for the messages first. @throws Error when they can't be fetched */
export async function loadFirstPage(): Promise<void> {
  const { pathname, search } = window.location;
  void gatsbyLoader()?.loadPage(pathname + search);
  await loadMessages(localeOfPath(pathname));
}
