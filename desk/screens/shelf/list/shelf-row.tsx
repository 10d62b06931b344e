import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import { editorOf } from '../../../app/items/editor-of';
import { useStateWords } from '../../../app/items/state-words';
import { dateIn, textIn } from '../../../app/items/title';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { Thumb } from '../../../app/lists/thumb';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { DATE_BENEATH, STATE_ON_PHONE, TITLE_CELL } from '../../../theme/shelf/shelf-cells';
import { SHELF_ROW } from '../../../theme/shelf/shelf-rows';
import { ChooseBox } from '../../../app/lists/choose-box';
import { hasFile } from '../acts/shown-in';
import { AvailabilityCell, ChangedCell, DateCell, StateCell } from './shelf-cells';
import { SHELF_KINDS } from '../shelf-kinds';

export type RowAct = 'take' | 'choose' | 'chooseUpTo' | 'mark';

interface ShelfRowProps {
  shelf: Collection;
  item: ListedItem;
  /** What the list asks for, which stays in the editor's address. */
  search: ShelfSearch;
  /** From 1. */
  place: number;
  /** In hand. */
  isCurrent: boolean;
  /** Where the list is come to by Tab. */
  isStop: boolean;
  isChosen: boolean;
  canMark: boolean;
  onAct: (act: RowAct, id: string) => void;
}

/** Drawn again only when something of it changes, however long the list is. */
export const ShelfRow = memo(function ShelfRow(row: ShelfRowProps) {
  const { shelf, item, search, place, isCurrent, isStop, isChosen, canMark, onAct } = row;
  const { say, locale } = useLanguage();
  const { id, picture, state } = item;
  const title = textIn(item.title, locale);
  const name = title.text || say('items.untitled');
  const second = textIn(item.second, locale);
  const dated = shelf === 'events' || shelf === 'press' ? dateIn(item.date, locale) : undefined;
  const { short } = useStateWords(item);
  const { columns } = SHELF_KINDS[shelf];
  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      aria-selected={isChosen}
      aria-current={isCurrent ? 'true' : undefined}
      data-row={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onAct('take', id)}
      sx={SHELF_ROW}
    >
      <span role="gridcell" data-boxed>
        <ChooseBox
          label={say('items.choose', { title: name })}
          isChosen={isChosen}
          onChange={(withShift) => onAct(withShift ? 'chooseUpTo' : 'choose', id)}
        />
      </span>
      <span role="gridcell" data-picture>
        {picture && <Thumb of={picture} />}
      </span>
      <span role="rowheader" sx={TITLE_CELL}>
        <Link {...editorOf(shelf, id, search)} tabIndex={-1} lang={title.lang}>
          {shelf === 'works' ? <i>{name}</i> : name}
        </Link>
        {state !== 'public' && (
          <span sx={STATE_ON_PHONE}>
            <State is={state}>{short}</State>
          </span>
        )}
        {second.text && (
          <span lang={second.lang}>
            {second.text}
            {dated?.text && <span sx={DATE_BENEATH}>, {dated.text}</span>}
          </span>
        )}
      </span>
      <span role="gridcell" data-wide sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <DateCell item={item} />
      </span>
      {columns.includes('reference') && (
        <span role="gridcell" data-wide sx={{ color: 'muted', fontVariantNumeric: 'tabular-nums' }}>
          {item.reference}
        </span>
      )}
      {columns.includes('availability') && (
        <span role="gridcell">
          <AvailabilityCell
            item={item}
            onMark={canMark && hasFile(item) ? () => onAct('mark', id) : undefined}
          />
        </span>
      )}
      <span role="gridcell" data-not-phone>
        <StateCell item={item} />
      </span>
      <span role="gridcell" data-wide>
        <ChangedCell item={item} />
      </span>
    </div>
  );
});
