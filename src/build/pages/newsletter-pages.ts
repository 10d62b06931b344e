import { LINK_PURPOSES } from '../../contract/forms/newsletter';
import { NEWSLETTER_PAGES } from '../../i18n/newsletter-pages';
import { makePage } from '../../page-makers/make-page';
import type { PageDefinition } from '../../page-makers/page-definition';
import { toNewsletterView } from '../../screens/newsletter/newsletter-view';
import type { PageSource } from './page-source';

/** The pages that links in the newsletter's mails lead to. */
export function newsletterPages({ context, catalogue }: PageSource): PageDefinition[] {
  return LINK_PURPOSES.map((purpose) => {
    const words = NEWSLETTER_PAGES[context.locale][purpose];
    return makePage(context, {
      route: `newsletter-${purpose}`,
      template: 'newsletter',
      title: words.title,
      description: words.description,
      view: toNewsletterView(purpose, words, catalogue.settings.name),
    });
  });
}
