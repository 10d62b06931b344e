import type { Answer, LookedAt, Unknown } from '../../../../api/import-export/contract/looking';
import { isNobodysName, nameKey } from '../../../../api/import-export/contract/name-key';
import { useSay } from '../../../app/words';
import { LIST_PART, UNKNOWN_NAMES } from '../../../theme/lists';
import { Button } from '../../../app/parts/button';
import { Pick } from '../columns/pick';
import { answer, unanswer, type ListInHand } from '../hand/list-in-hand';

interface UnknownNamesProps {
  hand: ListInHand;
  looked: LookedAt;
}

/** Names that nothing in the catalogue has: who is meant, or what becomes of them. */
export function UnknownNames({ hand, looked: { unknown, creators, types } }: UnknownNamesProps) {
  const say = useSay();
  if (unknown.length === 0) return null;
  const answered = new Set(hand.creators.map(({ name }) => nameKey(name)));
  const left = unknown.filter(
    ({ kind, name }) => kind === 'creator' && !answered.has(nameKey(name)) && !isNobodysName(name),
  );
  return (
    <section aria-labelledby="list-unknown" sx={LIST_PART}>
      <h2 id="list-unknown">{say('list.unknown')}</h2>
      <ul sx={UNKNOWN_NAMES}>
        {unknown.map((one) => (
          <li key={`${one.kind} ${one.name}`}>
            <span>
              {one.name}
              <small>{say('list.inRows', { count: one.rows })}</small>
            </span>
            <NameChoice
              of={one}
              known={one.kind === 'creator' ? creators : types}
              given={(one.kind === 'creator' ? hand.creators : hand.types).find(
                ({ name }) => nameKey(name) === nameKey(one.name),
              )}
            />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <Button
          look="link"
          onClick={() => answer('creator', ...left.map(({ name }) => ({ name, is: 'new' as const })))}
        >
          {say('list.allNew', { count: left.length })}
        </Button>
      )}
    </section>
  );
}

const [NEW, WRITTEN, NONE] = ['+', '=', '-'];

interface NameChoiceProps {
  of: Unknown;
  known: LookedAt['creators'];
  given: Answer | undefined;
}

function NameChoice({ of, known, given: remembered }: NameChoiceProps) {
  const say = useSay();
  const { kind, name, becomes, written, suggestion } = of;
  const isGone = remembered?.is === 'known' && !known.some(({ id }) => id === remembered.id);
  const given = isGone ? undefined : remembered;
  const choose = (chosen: string): void => {
    if (chosen === NEW) answer(kind, { name, is: 'new' });
    else if (chosen === WRITTEN) answer(kind, { name: written ?? name, is: 'written' });
    else if (chosen === NONE) answer(kind, { name, is: 'none' });
    else if (chosen) answer(kind, { name, is: 'known', id: chosen });
    else unanswer(kind, name);
  };
  return (
    <Pick
      aria-label={say('list.whoIs', { name })}
      value={given ? { new: NEW, written: WRITTEN, none: NONE, known: given.id ?? '' }[given.is] : ''}
      isOut={given?.is === 'none'}
      onPick={choose}
    >
      <option value="">{say(given ? 'list.askAgain' : 'list.pick')}</option>
      {suggestion && <option value={suggestion.id}>{say('list.isName', { name: suggestion.name })}</option>}
      {kind === 'creator' && <option value={NEW}>{say('list.makeNew', { name: becomes })}</option>}
      {(written !== null || given?.is === 'written') && (
        <option value={WRITTEN}>{say('list.makeWritten', { name: written ?? name })}</option>
      )}
      <option value={NONE}>{say('list.nobody')}</option>
      <optgroup label={say('list.others')}>
        {known
          .filter(({ id }) => id !== suggestion?.id)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </optgroup>
    </Pick>
  );
}
