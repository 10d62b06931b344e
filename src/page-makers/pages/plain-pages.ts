import type { WorkSummary } from '../../contract/items/work';
import { translator } from '../../i18n/i18n';
import type { ViewContext } from '../../page/view-context';
import { toPicturesTestView } from '../../screens/style-guide/pictures-test-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

/** One page for every selection: browser or address name the works. */
export function selectionPage(context: ViewContext): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'selection',
    template: 'selection',
    models: {},
    title: t('selection.title'),
    description: t('description.selection'),
    view: {},
  });
}

export function testPage(
  context: ViewContext,
  route: 'test' | 'test3' | 'test4',
  view: unknown = {},
): PageDefinition {
  const title = translator(context.locale)(`${route}.title`);
  return makePage(context, {
    route,
    template: 'test/test',
    title,
    description: title,
    view,
  });
}

export const picturesTestPage = (context: ViewContext, works: readonly WorkSummary[]): PageDefinition =>
  testPage(context, 'test4', toPicturesTestView(works, context));
