import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import { editorOf } from '../../../app/items/editor-of';
import { useStateWords } from '../../../app/items/state-words';
import { dateIn, textIn } from '../../../app/items/title';
import { whoChanged } from '../../../app/items/who-changed';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { shortDay, shortTime } from '../../../app/lists/short-time';
import { Thumb } from '../../../app/lists/thumb';
import { State } from '../../../app/parts/state';
import { useLanguage, useSay } from '../../../app/words';
import type { Column } from '../../../collection-list/columns';
import { BENEATH, STOPS, MARK, SOLD, UNTIL } from '../../../theme/shelf/shelf-cells';
import { hasFile } from '../acts/shown-in';
import { headWord, SHELF_KINDS, type ColumnName } from '../shelf-kinds';

interface ItemColumns {
  shelf: Collection;
  /** What the list asks for, which stays in the editor's address. */
  search: ShelfSearch;
  /** Undefined for who may not, and where there is nothing to sell; stable. */
  onMark: ((item: ListedItem) => void) | undefined;
}

/** The columns of a list of the catalogue. */
export function useItemColumns({ shelf, search, onMark }: ItemColumns): readonly Column<ListedItem>[] {
  const say = useSay();
  return useMemo(() => {
    const { columns, sorts } = SHELF_KINDS[shelf];
    const cells: Record<ColumnName, Omit<Column<ListedItem>, 'id' | 'head' | 'sort'>> = {
      title: { isRowHeader: true, cell: (item) => <TitleCell {...{ shelf, item, search }} /> },
      date: { from: 'wide', cell: (item) => <DateCell item={item} /> },
      reference: { from: 'wide', cell: ({ reference }) => reference },
      availability: {
        cell: (item) => (
          <AvailabilityCell item={item} onMark={onMark && hasFile(item) ? () => onMark(item) : undefined} />
        ),
      },
      state: { from: 'tablet', cell: (item) => <StateCell item={item} /> },
      changed: { from: 'wide', cell: (item) => <ChangedCell item={item} /> },
    };
    return [
      {
        id: 'picture',
        head: <span sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('items.picture')}</span>,
        cell: ({ picture }: ListedItem) => picture && <Thumb of={picture} />,
      },
      ...columns.map((name) => ({
        ...{ id: name, head: say(headWord(shelf, name)), ...cells[name] },
        sort: sorts.find((one) => one === name),
      })),
    ];
  }, [shelf, search, onMark, say]);
}

interface TitleCellProps {
  shelf: Collection;
  item: ListedItem;
  search: ShelfSearch;
}

function TitleCell({ shelf, item, search }: TitleCellProps) {
  const { say, locale } = useLanguage();
  const { id, state } = item;
  const title = textIn(item.title, locale);
  const name = title.text || say('items.untitled');
  const second = textIn(item.second, locale);
  const dated = shelf === 'events' || shelf === 'press' ? dateIn(item.date, locale) : undefined;
  const { short } = useStateWords(item);
  return (
    <>
      <Link {...editorOf(shelf, id, search)} tabIndex={-1} lang={title.lang}>
        {shelf === 'works' ? <i>{name}</i> : name}
      </Link>
      {state !== 'public' && (
        <span data-state>
          <State is={state}>{short}</State>
        </span>
      )}
      {second.text && (
        <span lang={second.lang}>
          {second.text}
          {dated?.text && <span data-date>, {dated.text}</span>}
        </span>
      )}
    </>
  );
}

function StateCell({ item }: { item: ListedItem }) {
  const { state } = item;
  const { word, changes, only, isOn, stops, lacks } = useStateWords(item);
  return (
    <>
      <span sx={{ color: state === 'public' ? 'muted' : 'text' }}>
        <State is={state}>{word}</State>
      </span>
      {isOn && <span sx={BENEATH}>{isOn}</span>}
      {changes && <span sx={BENEATH}>{changes}</span>}
      {only && <span sx={BENEATH}>{only}</span>}
      {(stops || lacks) && (
        <span sx={BENEATH}>
          {stops && <span sx={STOPS}>{stops}</span>}
          {stops && lacks && ', '}
          {lacks}
        </span>
      )}
    </>
  );
}

/** As printed; of events that last for days, the last one below. */
function DateCell({ item: { date, until } }: { item: ListedItem }) {
  const { say, locale } = useLanguage();
  const { text, lang } = dateIn(date, locale);
  return (
    <>
      <span lang={lang}>{text}</span>
      {until && <span sx={UNTIL}>{say('items.until', { day: shortDay(until, locale) })}</span>}
    </>
  );
}

function ChangedCell({ item }: { item: ListedItem }) {
  const language = useLanguage();
  const { changed } = item;
  return (
    <>
      {whoChanged(item, language)}
      <time
        dateTime={changed.at}
        sx={{ display: 'block', variant: 'text.note', fontVariantNumeric: 'tabular-nums' }}
      >
        {shortTime(changed.at, language.locale)}
      </time>
    </>
  );
}

interface AvailabilityCellProps {
  item: ListedItem;
  /** Undefined for who may not. */
  onMark: (() => void) | undefined;
}

function AvailabilityCell({ item: { availability }, onMark }: AvailabilityCellProps) {
  const { say } = useLanguage();
  if (!availability) return null;
  const is = say(`items.${availability}`);
  const look = availability === 'sold' ? SOLD : { color: 'muted' };
  if (!onMark) return <span sx={look}>{is}</span>;
  const will = say(availability === 'sold' ? 'items.markAvailable' : 'items.markSold');
  // The second click of a double one would take back what the first has done.
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${is}, ${will}`}
      title={say('items.atOnce')}
      onClick={({ detail }) => detail < 2 && onMark()}
      sx={MARK}
    >
      <span data-is={availability} sx={look}>
        {is}
      </span>
      <span data-will>{will}</span>
    </button>
  );
}
