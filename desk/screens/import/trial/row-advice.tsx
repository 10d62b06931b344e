import type { LookedAtRow } from '../../../../api/import-export/contract/looking';
import { useSay } from '../../../app/words';
import { BENEATH_OUTCOME } from '../../../theme/lists';
import { giveReference, measure, takeInMillimetres, useListInHand } from '../hand/list-in-hand';

interface RowAdviceProps {
  row: LookedAtRow;
  /** Rows whose dimensions look like millimetres. */
  millimetres: readonly number[];
}

/** What is good to know of a row, and what can be said to it. */
export function RowAdvice({ row: { number, advice, measured }, millimetres }: RowAdviceProps) {
  const say = useSay();
  const hand = useListInHand();
  const isTaken = hand?.millimetres.includes(number) ?? false;
  const own = hand?.ownReferences.find(({ row }) => row === number);
  return (
    <>
      {own && (
        <span sx={BENEATH_OUTCOME}>
          {say(own.reference ? 'list.otherWith' : 'list.otherWithout', { reference: own.reference })}{' '}
          <button type="button" onClick={() => giveReference(number, undefined)}>
            {say('list.askAgain')}
          </button>
        </span>
      )}
      {isTaken && (
        <span sx={BENEATH_OUTCOME}>
          {say('list.inMillimetres')}{' '}
          <button type="button" onClick={() => takeInMillimetres([number], false)}>
            {say('list.areCentimetres')}
          </button>
        </span>
      )}
      {measured.map((cell) => (
        <span key={`${cell.field} ${cell.text}`} sx={BENEATH_OUTCOME}>
          {say('list.measured', { text: cell.text })}{' '}
          <button
            type="button"
            aria-label={say('join.of', { before: say('list.askAgain'), after: cell.text })}
            onClick={() => measure(cell)}
          >
            {say('list.askAgain')}
          </button>
        </span>
      ))}
      {advice.map((name) => (
        <span key={name} sx={BENEATH_OUTCOME}>
          <span sx={{ color: 'accent' }}>{say(`list.advice.${name}`)}</span>
          {name === 'millimetres' && !isTaken && (
            <>
              {' '}
              <button type="button" onClick={() => takeInMillimetres([number], true)}>
                {say('list.areMillimetres')}
              </button>
              {millimetres.length > 1 && (
                <>
                  {' '}
                  <button type="button" onClick={() => takeInMillimetres(millimetres, true)}>
                    {say('list.allMillimetres', { count: millimetres.length })}
                  </button>
                </>
              )}
            </>
          )}
        </span>
      ))}
    </>
  );
}
