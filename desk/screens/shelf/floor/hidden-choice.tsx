import { Link } from '@tanstack/react-router';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import { FLOOR_LINKED } from '../../../theme/shelf/shelf-hand';
import { isFiltered, withChange } from '../tools/use-filters';

interface HiddenChoiceProps {
  shelf: Collection;
  search: ShelfSearch;
  hidden: number;
  /** Undefined where it is offered elsewhere. */
  onClear: (() => void) | undefined;
}

/** What was chosen before other words were searched for: it stays chosen, and nothing is done to what one does not see. */
export function HiddenChoice({ shelf, search, hidden, onClear }: HiddenChoiceProps) {
  const say = useSay();
  const { view, sort, down } = search;
  return (
    <small sx={FLOOR_LINKED}>
      <span>{say('items.hiddenChosen', { count: hidden })}</span>
      {isFiltered(search) && (
        <Link
          to={`/${shelf}`}
          search={withChange({}, { view, sort, down })}
          sx={{ variant: 'links.underlined' }}
        >
          {say('items.showThem', { count: hidden })}
        </Link>
      )}
      {onClear && (
        <Button look="link" onClick={onClear}>
          {say('items.unchoose')}
        </Button>
      )}
    </small>
  );
}
