import { DESCRIPTIONS } from '../../i18n/pages/descriptions';
import type { WorkSummary } from '../../contract/work';
import { translator } from '../../i18n/i18n';
import { testTranslator } from '../../i18n/test-messages';
import type { ViewContext } from '../../page/view-context';
import { alternatesOf, sameSlugs } from '../../routes/alternates';
import { ROUTES } from '../../routes/route-table';
import { toPicturesTestView } from '../../screens/style-guide/pictures-test-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

/** The page of every selection: the browser knows which works the visitor has gathered, or its address names. */
export function selectionPage(context: ViewContext): PageDefinition {
  const t = translator(context.locale);
  return makePage(context, {
    route: 'selection',
    template: 'selection',
    title: t('selection.title'),
    description: DESCRIPTIONS[context.locale].selection,
    view: {},
  });
}

/** The pages on which developers look at type and controls. */
export function testPage(
  context: ViewContext,
  route: 'test' | 'test3' | 'test4',
  view: unknown = {},
): PageDefinition {
  const say = testTranslator(context.locale);
  return makePage(context, {
    route,
    template: 'test/test',
    title: say(`${route}.title`),
    description: say(`${route}.title`),
    view,
  });
}

/** The one on which they look at pictures. */
export const picturesTestPage = (context: ViewContext, works: readonly WorkSummary[]): PageDefinition =>
  testPage(context, 'test4', toPicturesTestView(works, context));

/** The page of all previews of a language: the browser asks the API for what its address names. */
export function previewPage(context: ViewContext): PageDefinition {
  const t = translator(context.locale);
  const page = makePage(context, {
    route: 'preview-id',
    template: 'token/preview',
    slugs: sameSlugs('item'),
    title: t('preview.title'),
    description: t('preview.title'),
    view: {},
  });
  const path = page.path.replace(/\/item$/, '');
  // What it shows has addresses of its own; the page of all previews is no alternate of anything.
  const alternates = alternatesOf('preview-id');
  const head = { ...page.context.head, path, alternates };
  return {
    ...page,
    path,
    matchPath: ROUTES['preview-id'].patterns[context.locale],
    context: { ...page.context, head, alternates, layout: 'preview' },
  };
}
