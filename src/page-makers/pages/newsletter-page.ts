import type { LinkPurpose } from '../../contract/forms/newsletter';
import type { SiteSettings } from '../../contract/site-settings';
import { NEWSLETTER_PAGES } from '../../i18n/newsletter-pages';
import type { ViewContext } from '../../page/view-context';
import { toNewsletterView } from '../../screens/newsletter/newsletter-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

/** A page that links in the newsletter's mails lead to. */
export function newsletterPage(
  context: ViewContext,
  purpose: LinkPurpose,
  { name }: Pick<SiteSettings, 'name'>,
): PageDefinition {
  const words = NEWSLETTER_PAGES[context.locale][purpose];
  return makePage(context, {
    route: `newsletter-${purpose}`,
    template: 'token/newsletter',
    title: words.title,
    description: words.description,
    view: toNewsletterView(purpose, words, name),
  });
}
