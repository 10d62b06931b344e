import type { SiteSettings } from '../../contract/site-settings';
import { translator } from '../../i18n/i18n';
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
  const t = translator(context.locale);
  const view = toMailLinkView(kind, t, name);
  return makePage(context, {
    route: `${subject}-${purpose}`,
    template: 'token/mail-link',
    title: view.title,
    description: t(`mail-link.${subject}.${purpose}.description`),
    view,
  });
}
