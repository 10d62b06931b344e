import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import { FROM_GRID } from '../../components/works/grid-visit';
import { WorksGrid } from '../../components/works/works-grid';
import { useTranslatedSearch } from '../../features/language/translated-search';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { WishLink } from '../../features/wishes/wish-link';
import { useLocale } from '../../i18n/use-locale';
import { NewWorksFeed } from '../../components/works/new-works-feed';
import { ChoiceLinks } from './filter/choice-links';
import { FilterForm } from './filter/filter-form';
import { rowStyles } from './filter/filter.styles';
import { LongList } from './parts/long-list';
import type { WorksView, WorkTypeView } from './works-view';
import { Link } from '../../components/links/link';
import { ScrollingLine } from './scrolling-line';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

/** On a screen the row of types names the page; paper needs the title. */
const titleStyles: ThemeUICSSObject = {
  variant: 'layout.visuallyHidden',
  '@media print': {
    variant: 'text.title',
    display: 'block',
    position: 'static',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
};

const wallStyles: ThemeUICSSObject = { mt: 'wall' };

const foundStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'links',
  pt: 3,
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '& a': { variant: 'links.underlined', color: 'text' },
};

const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', color: 'muted' };

const lineStyles: ThemeUICSSObject = { pt: 'near', [FROM.asymmetric]: { pt: 4 } };

const typesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  rowGap: 'touch',
  columnGap: 'workTypes.gap',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { display: 'inline-block', py: 'lines', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] span': { variant: 'underlines.currentTitle' },
  '& sup': {
    variant: 'text.superior',
    ml: '.3em',
    fontWeight: 'normal',
    letterSpacing: '.02em',
  },
  [FROM.columns6]: { flexWrap: 'wrap', '& a': { whiteSpace: 'normal' } },
};

function WorkTypes({ types }: { types: readonly WorkTypeView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('works.types')}>
      <ScrollingLine sx={lineStyles}>
        <ul sx={typesStyles}>
          {types.map(({ slug, title, path, count, current }) => (
            <li key={slug}>
              <Link to={path} aria-current={current ? 'page' : undefined}>
                <span>{title}</span>
                {/* Read out, and listed by screen readers, as two words. */} <sup>{count}</sup>
              </Link>
            </li>
          ))}
        </ul>
      </ScrollingLine>
    </nav>
  );
}

export function WorksScreen({ view }: { view: WorksView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, types, choices, filter, total, works, paging, clear, search, searches = AS_IT_IS } = view;
  useTranslatedSearch(searches);
  const isNew = choices.some(({ choice, current }) => choice === 'new' && current);
  const type = types.find(({ slug, current }) => current && slug !== ALL_TYPES_SLUGS[locale]);
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{title}</h1>
      <UntranslatedNotice />
      <WorkTypes types={types} />
      <div sx={rowStyles}>
        <ChoiceLinks choices={choices} />
        <FilterForm filter={filter} />
      </div>
      <p sx={clear ? foundStyles : { variant: 'layout.visuallyHidden' }}>
        {/* A long list says its own range. */}
        <span role="status">{(clear || !paging) && t('works.count', { count: total })}</span>
        {clear && <Link to={clear}>{t('works.clear')}</Link>}
        {isNew && <NewWorksFeed />}
      </p>
      <div sx={wallStyles}>
        {total === 0 && <p sx={emptyStyles}>{t(emptyWords(view))}</p>}
        {total > 0 && paging && <LongList key={search} view={view} paging={paging} />}
        {total > 0 && !paging && <WorksGrid works={works} eager={1} state={FROM_GRID} />}
      </div>
      {type && <WishLink subject={{ kind: 'type', slug: type.slug }} sx={{ pt: 'part' }} />}
    </div>
  );
}

/** A query that each language has the same words for. */
const AS_IT_IS = {};

function emptyWords({ choices, filter, clear }: WorksView) {
  if (!clear) return 'works.none';
  const others = filter.isUsed || choices.some(({ choice, current }) => choice === 'new' && current);
  const choice = choices.find(({ current }) => current)?.choice;
  return others || choice === 'all' || choice === 'new' || !choice ? 'works.none-found' : EMPTY[choice];
}

const EMPTY = { available: 'works.none-available', sold: 'works.none-sold' } as const;
