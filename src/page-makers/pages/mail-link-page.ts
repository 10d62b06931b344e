import type { SiteSettings } from '../../contract/site-settings';
import { MAIL_LINK_PAGES } from '../../i18n/pages/forms/mail-link-pages';
import type { ViewContext } from '../../page/view-context';
import { toMailLinkView, type MailLinkKind } from '../../screens/mail-link/mail-link-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

export function mailLinkPage(
  context: ViewContext,
  kind: MailLinkKind,
  { name }: Pick<SiteSettings, 'name'>,
): PageDefinition {
  const { subject, purpose } = kind;
  const words = MAIL_LINK_PAGES[context.locale][subject][purpose];
  return makePage(context, {
    route: `${subject}-${purpose}`,
    template: 'token/mail-link',
    title: words.title,
    description: words.description,
    view: toMailLinkView(kind, words, name),
  });
}
