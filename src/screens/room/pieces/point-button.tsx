import { ANSWER_ID } from '../answer/answer-id';
import { useRoomWords } from '../room-words';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';

interface PointButtonProps {
  piece: Pick<PieceView, 'id' | 'title'>;
  pointing: Pointing;
}

/** Points at a piece for the answer, which is a step away then. */
export function PointButton({ piece: { id, title }, pointing: { pointed, toggle } }: PointButtonProps) {
  const say = useRoomWords();
  const isPointed = pointed.has(id);
  return (
    <>
      <button
        type="button"
        aria-pressed={isPointed}
        aria-label={say('this-one-named', { title })}
        onClick={() => toggle(id)}
      >
        {say('this-one')}
      </button>
      {isPointed && <a href={`#${ANSWER_ID}`}>{say('answer')}</a>}
    </>
  );
}
