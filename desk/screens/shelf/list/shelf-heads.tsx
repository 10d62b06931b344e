import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { Sort } from '../../../../api/content/contract/list';
import { isDown } from '../../../app/lists/list-query';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { useSay } from '../../../app/words';
import { SHELF_HEADS } from '../../../theme/shelf/shelf-rows';
import type { Choice } from '../../../app/lists/use-choice';
import { ChooseBox } from '../../../app/lists/choose-box';
import { headWord, SHELF_KINDS, type Column } from '../shelf-kinds';
import type { Look } from '../tools/use-filters';

interface ShelfHeadsProps {
  shelf: Collection;
  search: ShelfSearch;
  look: Look;
  choice: Choice;
  /** Rows that are shown. */
  count: number;
}

const WIDE: readonly Column[] = ['date', 'reference', 'changed'];

/** They sort: once down the alphabet, once up, then as before. */
export function ShelfHeads({ shelf, search: { sort, down }, look, choice, count }: ShelfHeadsProps) {
  const say = useSay();
  const { columns, sorts } = SHELF_KINDS[shelf];
  const sortable = (column: Column): Sort | undefined => sorts.find((one) => one === column);
  const turn = (by: Sort): void => {
    if (sort !== by) look({ sort: by, down: undefined });
    else look(down ? { sort: undefined, down: undefined } : { down: true });
  };
  const sorted = (by: Sort | undefined) => {
    if (!by || by !== sort) return undefined;
    return isDown({ sort: by, down }) ? 'descending' : 'ascending';
  };
  return (
    <div role="row" aria-rowindex={1} sx={SHELF_HEADS}>
      <span role="columnheader" data-boxed>
        <ChooseBox
          label={say('items.head.choose')}
          tabIndex={0}
          isChosen={count > 0 && choice.ids.length === count}
          isPartly={choice.ids.length > 0 && choice.ids.length < count}
          onChange={choice.toggleAll}
        />
      </span>
      <span role="columnheader">
        <span sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('items.picture')}</span>
      </span>
      {columns.map((column) => {
        const by = sortable(column);
        return (
          <span
            key={column}
            role="columnheader"
            aria-sort={sorted(by)}
            {...(WIDE.includes(column) && { 'data-wide': true })}
          >
            {by ? (
              <button type="button" onClick={() => turn(by)}>
                {say(headWord(shelf, column))}
              </button>
            ) : (
              say(headWord(shelf, column))
            )}
          </span>
        );
      })}
    </div>
  );
}
