import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { useSay } from '../../../app/words';
import type { Shelf, Values } from '../../../../api/content/contract/item';
import { asNewItem } from '../../../editing/as-new-item';
import { CopyAll, type Typed } from './typed-list';

/** Shelves on which something new can stand. */
const TAKES_NEW: readonly Shelf[] = [...COLLECTIONS, 'types'];

interface GoneActsProps {
  shelf: Shelf;
  id: string;
  typed: readonly Typed[];
  /** All that is known of the item. */
  values: Values;
  /** Forgets what was typed, which is in a new item by now or thrown away. */
  onDone: () => void;
}

/** What is done with what was typed for an item that is not there any more. */
export function GoneActs({ shelf, id, typed, values, onDone }: GoneActsProps) {
  const say = useSay();
  const navigate = useNavigate();
  const make = useChange(
    () => asNewItem(shelf, values),
    (made) => {
      onDone();
      void forgetBelow('/items/');
      void navigate({ to: `/${shelf}/${made.id}` as '/' });
    },
  );
  const leave = (): void => {
    onDone();
    void navigate({ to: (shelf === 'types' || shelf === 'site' ? '/pages' : `/${shelf}`) as '/' });
  };
  return (
    <>
      <FaultText error={make.error} />
      <p data-acts>
        {TAKES_NEW.includes(shelf) && (
          <Button isBusy={make.isPending} onClick={() => make.mutate()}>
            {say('unsaved.makeNew')}
          </Button>
        )}
        {typed.length > 0 && <CopyAll {...{ shelf, id, typed }} />}
        <Button look="link" onClick={leave}>
          {say(typed.length > 0 ? 'unsaved.throwAway' : 'unsaved.list')}
        </Button>
      </p>
    </>
  );
}
