import { useState, type FormEvent } from 'react';
import { useSay } from '../../../app/words';
import { INPUT } from '../../../theme/editor/fields';
import { WRITTEN_SIDES } from '../../../theme/lists';
import { giveReference } from '../hand/list-in-hand';
import { WrittenAnswer } from './written-answer';

/** For a row that is another piece than the one whose reference it has: a reference of its own, or none. */
export function OtherPiece({ number }: { number: number }) {
  const say = useSay();
  return (
    <>
      {' '}
      <WrittenAnswer words={say('list.isOther')}>
        <OwnReference number={number} />
      </WrittenAnswer>
    </>
  );
}

function OwnReference({ number }: { number: number }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const take = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim()) giveReference(number, typed.trim());
  };
  return (
    <form sx={WRITTEN_SIDES} onSubmit={take}>
      <input
        aria-label={say('list.ownReference')}
        placeholder={say('list.ownReference')}
        value={typed}
        maxLength={MOST}
        onChange={({ target }) => setTyped(target.value)}
        sx={INPUT}
      />
      <button type="submit">{say('list.takeReference')}</button>
      <button type="button" onClick={() => giveReference(number, '')}>
        {say('list.noReference')}
      </button>
    </form>
  );
}

/** Characters. */
const MOST = 100;
