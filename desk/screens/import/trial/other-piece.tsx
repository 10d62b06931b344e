import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSay } from '../../../app/words';
import { INPUT } from '../../../theme/editor/fields';
import { WRITTEN_SIDES } from '../../../theme/lists';
import { giveReference } from '../hand/list-in-hand';

/** For a row that is another piece than the one whose reference it has: a reference of its own, or none. */
export function OtherPiece({ number }: { number: number }) {
  const say = useSay();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {' '}
      <button type="button" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
        {say('list.isOther')}
      </button>
      {isAsked && <OwnReference number={number} />}
    </>
  );
}

function OwnReference({ number }: { number: number }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // It was asked for, and is typed into next.
  useEffect(() => input.current?.focus(), []);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim()) giveReference(number, typed.trim());
  };
  return (
    <form sx={WRITTEN_SIDES} onSubmit={take}>
      <input
        ref={input}
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
