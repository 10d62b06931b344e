import { Link } from '@tanstack/react-router';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage } from '../../../contract/items/list';
import { textIn } from '../../../app/items/title';
import { Finder } from '../../../app/lists/finder';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { useLanguage } from '../../../app/words';
import { NO_PHONE, ONLY_PHONE, SHELF_TYPES, TOOLS, VIEWS } from '../../../theme/shelf/shelf-tools';
import { TYPES } from '../../../theme/shelves';
import { FilterMenu } from './filter-menu';
import { isFiltered, useFilters, withChange, type Look } from './use-filters';

interface ShelfToolsProps {
  shelf: Collection;
  search: ShelfSearch;
  first: ItemPage | undefined;
  look: Look;
}

/** An address without a filter is another one. */
const EXACTLY = { exact: true };

/** What is looked for: type, words, filters, order, and whether as a list or as a wall. */
export function ShelfTools({ shelf, search, first, look }: ShelfToolsProps) {
  const { say, locale } = useLanguage();
  const to = `/${shelf}` as const;
  const { filters, sort } = useFilters(shelf, search, first, look);
  const isWall = search.view === 'wall';
  const views = [
    { word: say('items.list'), view: undefined },
    { word: say('items.wall'), view: 'wall' },
  ] as const;
  const isTyped = first === undefined || first.types.length > 0;
  const types = [
    {
      id: undefined,
      word: say(isTyped ? 'items.all' : `nav.${shelf}`),
      lang: undefined,
      count: first?.total,
    },
    ...(first?.types ?? []).map(({ id, title, count }) => {
      const { text, lang } = textIn(title, locale);
      return { id, word: text, lang, count };
    }),
  ];
  return (
    <>
      <nav aria-label={say('items.types')} sx={{ ...TYPES, ...SHELF_TYPES }}>
        {types.map(({ id, word, lang, count }) => (
          <Link key={id ?? ''} to={to} search={withChange(search, { type: id })} activeOptions={EXACTLY}>
            <span lang={lang}>{word}</span>
            {count !== undefined && <sup>{say('visitors.number', { count })}</sup>}
          </Link>
        ))}
      </nav>
      <div sx={TOOLS}>
        <Finder
          label={say(`items.find.${shelf}`)}
          value={search.q ?? ''}
          onFind={(words) => look({ q: words || undefined })}
        />
        <span sx={NO_PHONE}>
          {filters.map((filter) => (
            <FilterMenu key={filter.name} word={filter.word} filters={[filter]} />
          ))}
        </span>
        <span sx={ONLY_PHONE}>
          <FilterMenu word={say('items.filters')} filters={filters} />
        </span>
        {isFiltered(search) && first && (
          <>
            <span aria-live="polite" sx={{ color: 'muted', fontVariantNumeric: 'tabular-nums' }}>
              {say('items.of', { count: first.count, total: first.total })}
            </span>
            <Link
              to={to}
              search={withChange({}, { view: search.view, sort: search.sort, down: search.down })}
              sx={{ variant: 'links.underlined' }}
            >
              {say('items.clear')}
            </Link>
          </>
        )}
        <span data-end>
          {!isWall && <FilterMenu word={sort.word} filters={[sort]} />}
          {shelf === 'works' && (
            <nav aria-label={say('items.view')} sx={VIEWS}>
              {views.map(({ word, view }) => (
                <Link key={word} to={to} search={withChange(search, { view })} activeOptions={EXACTLY}>
                  <span>{word}</span>
                </Link>
              ))}
            </nav>
          )}
        </span>
      </div>
    </>
  );
}
