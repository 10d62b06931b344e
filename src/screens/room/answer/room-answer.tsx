import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { loadChunk } from '../../../browser/load-chunk';
import { whenIdle } from '../../../browser/moments/when-idle';
import { FormSuccess } from '../../../components/form/form-success';
import type { RoomKey } from '../../../gallery/rooms/room-call';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';
import { ANSWER_ID } from './answer-id';
import { answerStyles } from './room-answer.styles';

const load = () => loadChunk(() => import('./answer-form'));
const AnswerForm = lazy(async () => ({ default: (await load()).AnswerForm }));

/** ms: who has come down to the form finds it, however busy the page is. */
const AT_LATEST = 2000;

interface RoomAnswerProps {
  roomKey: RoomKey;
  pieces: readonly PieceView[];
  pointing: Pointing;
}

/** One field, and pieces to point at. Its code comes when the room is there. */
export function RoomAnswer({ roomKey, pieces, pointing }: RoomAnswerProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true), { timeout: AT_LATEST }), []);
  const onSent = (message: string) => {
    pointing.clear();
    setSent(message);
  };
  return (
    <section id={ANSWER_ID} sx={answerStyles}>
      <div>
        <h2>{t('room.answer-title')}</h2>
        {sent === undefined && <p>{t('room.answer-text')}</p>}
      </div>
      {sent === undefined ? (
        <div>
          {isWanted && (
            <Suspense fallback={null}>
              <AnswerForm roomKey={roomKey} pieces={pieces} pointing={pointing} onSent={onSent} />
            </Suspense>
          )}
        </div>
      ) : (
        <div>
          <FormSuccess title={t('room.answer-sent')} lines={[sent, t('form.see-you-soon')]} />
          <p>
            <button type="button" onClick={() => setSent(undefined)}>
              {t('room.answer-again')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}
