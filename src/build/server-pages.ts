import { COLLECTIONS, type Collection } from '../contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { LIVE_TEMPLATE } from '../release/live-answer';
import { PAGE_KINDS } from '../page-makers/kinds';
import { ROUTES } from '../routes/route-table';
import type { LiveRouteName } from '../server-render/serve-live-page';

interface LivePageDefinition {
  path: string;
  matchPath?: string;
  template: string;
  locale: LocaleCode;
}

const itemTemplates = Object.fromEntries(
  COLLECTIONS.map((name) => [`${name}-slug`, `live/${PAGE_KINDS[name].template}`]),
) as Record<`${Collection}-slug`, string>;

const TEMPLATES: Record<LiveRouteName, string> = {
  'works-type-slug': 'live/works',
  'works-type-slug-part': 'live/works',
  ...itemTemplates,
  'works-slug-pdf': 'live/work-sheet',
};

/** No slug begins with '~', so that this is never an item's address. */
const PLACEHOLDER = '~live';

export const livePages = (): LivePageDefinition[] => [
  ...(Object.keys(TEMPLATES) as LiveRouteName[]).flatMap((route) =>
    LOCALE_CODES.map((locale) => {
      const matchPath = ROUTES[route].patterns[locale];
      return { path: matchPath.replace(/:\w+/g, PLACEHOLDER), matchPath, template: TEMPLATES[route], locale };
    }),
  ),
  { path: `/${PLACEHOLDER}`, template: LIVE_TEMPLATE, locale: 'en' },
];
