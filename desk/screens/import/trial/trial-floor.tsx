import { useId, type ReactNode } from 'react';
import type { BroughtInNow } from '../../../../api/import-export/contract/brought-in';
import type { ListAsk, LookedAt } from '../../../../api/import-export/contract/looking';
import { CallFault } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { faultWords } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { Floor } from '../../../app/shell/floor';
import { useSay, type Say } from '../../../app/words';
import { ACTIONS } from '../../../theme/shelves';
import { useBringIn } from '../hand/bring-in';
import { putAwayList } from '../hand/list-in-hand';
import { OUTCOME_NAMES } from './outcomes';

interface TrialFloorProps {
  list: string | undefined;
  ask: ListAsk;
  looked: LookedAt | undefined;
  /** What is under way, in words. */
  waiting: string | undefined;
  wrong: ReactNode;
  onDone: (brought: BroughtInNow) => void;
  onAgain: () => unknown;
}

/** What all rows come to, and the one button. */
export function TrialFloor({ list, ask, looked, waiting, wrong, onDone, onAgain }: TrialFloorProps) {
  const say = useSay();
  const why = useId();
  const bring = useBringIn(onDone);
  const { new: made = 0, changed = 0, refused = 0 } = looked?.counts ?? {};
  const clear = made + changed;
  const bringIn = (leavesOut: boolean): void => {
    if (list === undefined) return;
    bring.mutate(
      { list, ...ask, leavesOut, seen: { new: made, changed } },
      { onError: (error) => void (isMeanwhile(error) && onAgain()) },
    );
  };
  const isReady = looked !== undefined && waiting === undefined && clear > 0;
  return (
    <Floor
      actions={
        <div sx={ACTIONS}>
          {isReady && refused > 0 && (
            <Button look="link" isBusy={bring.isPending} onClick={() => bringIn(true)}>
              {say('list.only', { count: clear })}
            </Button>
          )}
          <Button look="link" onClick={putAwayList}>
            {say('list.cancel')}
          </Button>
          <Button
            isBusy={bring.isPending}
            disabled={!isReady || refused > 0}
            aria-describedby={why}
            onClick={() => bringIn(false)}
          >
            {looked && clear === 0 ? say('list.bringNone') : say('list.bringIn', { count: clear + refused })}
          </Button>
        </div>
      }
    >
      <span id={why}>
        {bring.error ? (
          <State is="refused">
            {isMeanwhile(bring.error) ? say('list.meanwhile') : faultWords(say, bring.error)}
          </State>
        ) : (
          (waiting ?? wrong ?? (looked && sumOf(say, looked)))
        )}
      </span>
    </Floor>
  );
}

const isMeanwhile = (error: unknown): boolean =>
  error instanceof CallFault && error.fault === 'changedElsewhere';

/** '31 new, 4 change, 1 stays, 2 need a word from you' */
const sumOf = (say: Say, { counts }: LookedAt): string =>
  OUTCOME_NAMES.filter((one) => counts[one] > 0)
    .map((one) => say(`list.sum.${one}`, { count: counts[one] }))
    .join(', ');
