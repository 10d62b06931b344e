import { escapeHtml } from '../../contract/text/escape-html';
import { formatDate } from '../../i18n/formats/dates';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';
import { routePath } from '../../routes/route-path';
import { toTextPageView } from '../../screens/text-page/text-page-view';
import type { SiteSettings } from '../../contract/site-settings';
import type { ViewContext } from '../../page/view-context';
import { translator } from '../../i18n/i18n';

/** Change it after reading through all accessibility tests again. */
export const CHECKED_ON = '2026-11-22';

/** Text of the site itself, except the gallery's contact. */
export function accessibilityPage(context: ViewContext, { contact }: SiteSettings): PageDefinition {
  const { locale } = context;
  const email = escapeHtml(contact.email);
  const phone = escapeHtml(contact.phone);
  const t = translator(locale);
  const title = t('accessibility.title');
  const contactPath = routePath('contact', locale);
  const html = t('accessibility.body', {
    checkedOn: formatDate(CHECKED_ON, locale),
    email,
    phone,
    contactPath,
  });
  return makePage(context, {
    route: 'accessibility',
    template: 'texts/legal-notice',
    title,
    description: t('accessibility.description'),
    updatedAt: `${CHECKED_ON}T00:00:00Z`,
    view: toTextPageView({ title, body: html, images: [] }, context),
  });
}
