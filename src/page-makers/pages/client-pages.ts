import { translator } from '../../i18n/i18n';
import type { ViewContext } from '../../page/view-context';
import { alternatesOf, sameSlugs } from '../../routes/alternates';
import { ROUTES } from '../../routes/route-table';
import { tokenPage, withoutToken } from '../../routes/token-page';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

type ClientPage = Omit<Parameters<typeof makePage>[1], 'route'> & { route: 'preview-id' | 'room-id' };

/** One page of a language for all its tokens: the browser loads what the token stands for. */
function clientPage(context: ViewContext, parts: ClientPage): PageDefinition {
  const page = makePage(context, { ...parts, slugs: sameSlugs('item') });
  const pattern = ROUTES[parts.route].patterns[context.locale];
  // What is shown has its own addresses; this one is no alternate.
  const alternates = alternatesOf(parts.route);
  const head = { ...page.context.head, path: withoutToken(pattern), alternates };
  return {
    ...page,
    path: tokenPage(pattern),
    matchPath: pattern,
    context: { ...page.context, head, alternates },
  };
}

export function previewPage(context: ViewContext): PageDefinition {
  const title = translator(context.locale)('preview.title');
  const page = clientPage(context, {
    route: 'preview-id',
    template: 'token/preview',
    models: {},
    title,
    description: title,
    view: {},
  });
  return { ...page, context: { ...page.context, layout: 'preview' } };
}

export function roomPage(context: ViewContext): PageDefinition {
  const t = translator(context.locale);
  return clientPage(context, {
    route: 'room-id',
    template: 'token/room',
    models: {},
    title: t('room.title'),
    description: t('room.description'),
    view: {},
  });
}
