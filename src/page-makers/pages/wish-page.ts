import { translator } from '../../i18n/i18n';
import type { ViewContext } from '../../page/view-context';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

export function wishPage(context: ViewContext): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'wish',
    template: 'wish',
    title: t('wish-page.title'),
    description: t('wish-page.description'),
    view: {},
  });
}
