import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../contract/items/list';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Keys } from '../../../app/parts/keys';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { FLOOR_CHOSEN } from '../../../theme/shelf/shelf-hand';
import { useMakeRoom } from '../../rooms/use-make-room';
import type { Acts } from '../acts/use-acts';

interface SeveralFloorProps {
  shelf: Collection;
  items: readonly ListedItem[];
  acts: Acts;
  canPublish: boolean;
  onClear: () => void;
}

/** What can be done with those that are chosen. */
export function SeveralFloor({ shelf, items, acts, canPublish, onClear }: SeveralFloorProps) {
  const say = useSay();
  const room = useMakeRoom();
  const [available, sold] = (['available', 'sold'] as const).map((is) =>
    items.some(({ availability }) => availability === is),
  );
  const waiting = items.filter(({ state }) => state !== 'public');
  const seen = items.filter(({ state }) => state === 'public' || state === 'changed');
  const then = (act: () => unknown) => () => {
    act();
    onClear();
  };
  return (
    <Floor
      isRaised
      actions={
        <div sx={FLOOR_CHOSEN}>
          {canPublish && available && (
            <Button look="link" onClick={then(() => acts.mark(items, 'sold'))}>
              {say('items.markSold')}
            </Button>
          )}
          {canPublish && sold && (
            <Button look="link" onClick={then(() => acts.mark(items, 'available'))}>
              {say('items.markAvailable')}
            </Button>
          )}
          {canPublish && seen.length > 0 && (
            <Button look="link" data-grave isBusy={acts.isBusy} onClick={then(() => acts.withdraw(seen))}>
              {say('items.takeOff')}
            </Button>
          )}
          {shelf === 'works' && (
            <Button
              look="link"
              isBusy={room.isPending}
              onClick={() => room.mutate({ works: items.map(({ id }) => id) })}
            >
              {say('rooms.make')}
            </Button>
          )}
          <button type="button" data-keys aria-keyshortcuts="Escape" onClick={onClear}>
            <Keys of="esc" /> {say('items.unchoose')}
          </button>
          {canPublish && waiting.length > 0 && (
            <Button isBusy={acts.isBusy} onClick={then(() => acts.publish(waiting))}>
              {say('items.publish', { count: waiting.length })}
            </Button>
          )}
        </div>
      }
    >
      {say(`items.count.${shelf}`, { count: items.length })}
      <FaultText error={room.error} />
    </Floor>
  );
}
