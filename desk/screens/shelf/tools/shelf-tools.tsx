import { Link } from '@tanstack/react-router';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage } from '../../../../api/content/contract/list';
import { Button } from '../../../app/parts/button';
import { Finder } from '../../../app/lists/finder';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { useMedia } from '../../../app/use-media';
import { useLanguage } from '../../../app/words';
import { HAS_ROOM_BY_TYPES } from '../../../theme/measures';
import {
  FOUND_COUNT,
  NO_PHONE,
  NO_PHONE_LINK,
  ONLY_PHONE,
  SHELF_TYPES,
  TOOLS,
  TYPES_LINE,
  VIEWS,
} from '../../../theme/shelf/shelf-tools';
import { TYPES } from '../../../theme/shelves';
import { CreatorFilter } from './creator-filter';
import { FilterMenu } from './filter-menu';
import { IN_ORDER, isFiltered, useFilters, withChange, type Look } from './use-filters';
import { useTabs } from './use-tabs';

interface ShelfToolsProps {
  shelf: Collection;
  search: ShelfSearch;
  first: ItemPage | undefined;
  look: Look;
  /** On phones, where the floor ends the list instead of the window. */
  onNew: (() => void) | undefined;
  /** Whether one may put works in order. */
  canMove: boolean;
}

/** An address without a filter is another one. */
const EXACTLY = { exact: true };

/** What is looked for: type, words, filters, order, and whether as a list or as a wall. */
export function ShelfTools({ shelf, search, first, look, onNew, canMove }: ShelfToolsProps) {
  const { say } = useLanguage();
  const to = `/${shelf}` as const;
  const { filters, sort, hasCreators } = useFilters(shelf, search, first, look);
  const isWall = search.view === 'wall';
  const views = [
    { word: say('items.list'), view: undefined },
    { word: say('items.wall'), view: 'wall' },
  ] as const;
  const tabs = useTabs(shelf, first);
  const isByTypes = useMedia(HAS_ROOM_BY_TYPES);
  const found = isFiltered(search) ? first : undefined;
  const foundCount = (
    <span sx={FOUND_COUNT}>
      <span aria-live="polite">{found && say('items.of', { count: found.count, total: found.total })}</span>
      {found && (
        <Link
          to={to}
          search={withChange({}, { view: search.view, sort: search.sort, down: search.down })}
          sx={{ variant: 'links.underlined' }}
        >
          {say('items.clear')}
        </Link>
      )}
    </span>
  );
  const toOrder = !isWall && shelf === 'works' && canMove && (
    <Link to={to} search={IN_ORDER} sx={{ ...NO_PHONE_LINK, variant: 'links.underlined' }}>
      {say('items.changeOrder')}
    </Link>
  );
  return (
    <>
      {/** What was found stands where there is room, so that nothing moves when one begins to type. */}
      <div sx={TYPES_LINE}>
        <nav
          aria-label={say(shelf === 'events' ? 'items.whens' : 'items.types')}
          sx={{ ...TYPES, ...SHELF_TYPES }}
        >
          {tabs.map(({ word, lang, count, of }) => (
            <Link key={word} to={to} search={withChange(search, of)} activeOptions={EXACTLY}>
              <span lang={lang}>{word}</span>
              {count !== undefined && <sup>{say('visitors.number', { count })}</sup>}
            </Link>
          ))}
        </nav>
        {isByTypes && foundCount}
        {isByTypes && !found && toOrder}
      </div>
      <div sx={TOOLS}>
        <Finder
          label={say(`items.find.${shelf}`)}
          value={search.q ?? ''}
          onFind={(words) => look({ q: words || undefined })}
        />
        {hasCreators && (
          <CreatorFilter
            value={search.creator}
            name={first?.creator ?? undefined}
            onChoose={(creator) => look({ creator })}
          />
        )}
        <span sx={NO_PHONE}>
          {filters.map((filter) => (
            <FilterMenu key={filter.name} word={filter.word} filters={[filter]} />
          ))}
        </span>
        <span sx={ONLY_PHONE}>
          <FilterMenu word={say('items.filters')} filters={filters} />
        </span>
        {!isByTypes && foundCount}
        <span data-end>
          {onNew && (
            <span sx={ONLY_PHONE}>
              <Button look="link" onClick={onNew}>
                {say(`items.new.${shelf}`)}
              </Button>
            </span>
          )}
          {!isWall && <FilterMenu word={sort.word} filters={[sort]} />}
          {!isByTypes && toOrder}
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
