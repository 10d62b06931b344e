import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ANSWER_ID } from '../answer/answer-id';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';

interface PointButtonProps {
  piece: Pick<PieceView, 'id' | 'title'>;
  pointing: Pointing;
}

/** Points at a piece for the answer, which is a step away then. */
export function PointButton({ piece: { id, title }, pointing: { pointed, toggle } }: PointButtonProps) {
  const { t } = useTranslation();
  const isPointed = pointed.has(id);
  return (
    <>
      <button
        type="button"
        aria-pressed={isPointed}
        aria-label={t('room.this-one-named', { title })}
        onClick={() => toggle(id)}
      >
        {t('room.this-one')}
      </button>
      {isPointed && <a href={`#${ANSWER_ID}`}>{t('room.answer')}</a>}
    </>
  );
}
