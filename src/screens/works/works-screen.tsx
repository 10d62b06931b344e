import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import { FROM_GRID } from '../../components/works/grid-visit';
import { WorksGrid } from '../../components/works/works-grid';
import { useTranslatedSearch } from '../../features/language/translated-search';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { WishLink } from '../../features/wishes/wish-link';
import { useLocale } from '../../i18n/use-locale';
import { NewWorksFeed } from '../../components/works/new-works-feed';
import { rowStyles, choicesStyles, formStyles, summaryStyles } from './filter/filter.styles';
import { LongList } from './parts/long-list';
import type { WorksView, WorkTypeView } from './works-view';
import { Link, navigate } from '../../components/links/link';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import type { ChoiceView } from './filter/choice-view';
import { useRef, type ReactNode, type FormEvent } from 'react';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { SPACE } from '../../theme/space';
import { filterSearch, readFilter } from '../../routes/works-filter';
import type { FilterView } from './filter/filter-view';

/** Room inside for focus rings, which the overflow would cut off. */
const styles: ThemeUICSSObject = {
  position: 'relative',
  mx: 'calc(-1 * var(--margin))',
  my: `calc(-1 * ${SPACE.ring})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: SPACE.margin,
  '& > *': { width: 'max-content', minWidth: '100%', px: 'margin', py: 'ring' },
  [FROM.columns6]: {
    mx: 0,
    overflow: 'visible',
    '& > *': { width: 'auto', px: 0 },
  },
};

/** On phones it scrolls, with the current link in sight. */
export function ScrollingLine({ className, children }: { className?: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line.current || !current) return;
    line.current.scrollLeft = current.offsetLeft - (line.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div ref={line} className={className} sx={styles}>
      {children}
    </div>
  );
}

const WORDS = {
  all: 'works.every',
  available: 'works.available',
  sold: 'works.sold',
  new: 'works.new',
} as const;

function ChoiceLinks({ choices }: { choices: readonly ChoiceView[] }) {
  const { t } = useTranslation();
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('works.availability')}>
      <ul sx={choicesStyles}>
        {choices.map(({ choice, path, count, current }) => (
          <li key={choice}>
            <Link to={path} aria-current={current ? 'page' : undefined}>
              {choice === 'sold' && <span data-dot="" />}
              {t(WORDS[choice])}
              {choice !== 'all' && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

/** Any browser can send it by its address; with scripts each choice is sent at once. */
export function FilterForm({ filter: { action, fields, kept, isUsed } }: { filter: FilterView }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  if (fields.length === 0) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const query = new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>);
    void navigate(action + filterSearch(readFilter(String(query))));
  };
  return (
    <>
      <details open={isUsed || undefined} sx={summaryStyles}>
        <summary>{t('works.filter')}</summary>
      </details>
      <form ref={form} action={action} sx={formStyles} onSubmit={send} onChange={send}>
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <FilterChoice key={field.name} field={field} />
        ))}
        <button type="submit">{t('works.show')}</button>
      </form>
    </>
  );
}

/** Stays the same element, so that a keyboard can go on choosing; a new address sets it, Back as well. */
function FilterChoice({ field: { name, label, value, options } }: { field: FilterView['fields'][number] }) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    // Not at first: what was chosen before the page was alive is kept.
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <label>
      {label}
      <select ref={select} name={name} defaultValue={value} data-chosen={value !== '' ? '' : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count ? `${option.label} (${option.count})` : option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
