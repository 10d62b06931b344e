import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import { LISTS_PLACE } from '../../../app/navigation';
import { Button } from '../../../app/parts/button';
import { Keys } from '../../../app/parts/keys';
import { useSay } from '../../../app/words';
import { NEW_BUTTON, ONLY_WIDE } from '../../../theme/shelf/shelf-hand';
import { ACTIONS } from '../../../theme/shelves';
import type { Acts } from '../acts/use-acts';

interface ShelfActsProps {
  shelf: Collection;
  acts: Acts;
  /** Changed ones, which can be published; 0 for who may not. */
  waiting: number;
  onNew: () => void;
  isMaking: boolean;
  /** On phones something new is begun above the list. */
  isNewAbove: boolean;
  hasLetters: boolean;
  /** What keys do here, before the button. */
  keys?: ReactNode;
}

/** What can be done while nothing is chosen. */
export function ShelfActs(props: ShelfActsProps) {
  const { shelf, acts, waiting, onNew, isMaking, isNewAbove, hasLetters, keys } = props;
  const { news, takeBack } = acts;
  const say = useSay();
  return (
    <div sx={ACTIONS}>
      {takeBack && (
        <Button look="link" aria-keyshortcuts="Control+Z" onClick={takeBack}>
          {say('items.takeBack')}
        </Button>
      )}
      {!takeBack && keys}
      {!news && waiting > 0 && (
        <Button look="link" isBusy={acts.isBusy} onClick={() => void acts.publishAll()}>
          {say('items.publishAll', { count: waiting })}
        </Button>
      )}
      {shelf === 'works' && (
        <Link to={LISTS_PLACE.to} sx={{ variant: 'links.underlined' }}>
          {say('list.inAndOut')}
        </Link>
      )}
      <span data-away={isNewAbove || news !== undefined} sx={NEW_BUTTON}>
        <Button isBusy={isMaking} onClick={onNew}>
          {say(`items.new.${shelf}`)}
          {hasLetters && (
            <span sx={ONLY_WIDE}>
              <Keys of="N" />
            </span>
          )}
        </Button>
      </span>
    </div>
  );
}
