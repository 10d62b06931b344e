import { Link } from '@tanstack/react-router';
import { useId, useRef, useState, type MouseEvent } from 'react';
import type { Message, MessageLine, MessageState } from '../../../../api/messages/contract/messages';
import { allows } from '../../../../api/people/contract/permissions';
import { useMe } from '../../../app/data';
import { useLetters } from '../../../app/letters/letter-keys';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Floor } from '../../../app/shell/floor';
import { useSay } from '../../../app/words';
import { ASKED, KEY, WITH_NOTE } from '../../../theme/letters';
import { ACTIONS, NOT_ON_PHONE } from '../../../theme/shelves';
import { useMakeRoom } from '../../rooms/use-make-room';
import type { AnswerText } from './use-answer-text';
import { useChangeMessage } from '../use-change-message';

interface AnswerFloorProps {
  message: Message;
  answer: AnswerText;
  onPut: (became: MessageState) => void;
  /** Right after another message was put away: a second press of a double click was meant for that one. */
  isSettling: () => boolean;
  last: { line: MessageLine; became: MessageState; takeBack: () => void } | undefined;
  /** Of putting it away. */
  fault: unknown;
}

export function AnswerFloor({ message, answer, onPut, isSettling, last, fault }: AnswerFloorProps) {
  const say = useSay();
  const { may, letterKeys } = useMe();
  const [isWritten, setIsWritten] = useState(false);
  const opensMail = useId();
  const write = useRef<HTMLAnchorElement>(null);
  const change = useChangeMessage();
  const makeRoom = useMakeRoom();
  const { id, state, locale, email, isMine, answering } = message;
  useLetters([{ letter: 'r', word: 'keys.answer', act: () => write.current?.click() }]);

  // However it is put away, the question is answered with it.
  const put = (became: MessageState): void => {
    setIsWritten(false);
    onPut(became);
  };
  const settle = (event: MouseEvent): void => {
    if (!isSettling()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const actions = (
    <div sx={ACTIONS} onClickCapture={settle}>
      {allows(may, 'everything') && email && (
        <span sx={NOT_ON_PHONE}>
          <Link to="/personal-data" hash={email} sx={{ variant: 'links.underlined' }}>
            {say('messages.personalData')}
          </Link>
        </span>
      )}
      {state !== 'archived' && (
        <Button look="link" aria-keyshortcuts="a" onClick={() => put('archived')}>
          {say('messages.archive')}
        </Button>
      )}
      {state === 'new' ? (
        <Button look="link" onClick={() => put('answered')}>
          {say('messages.markAnswered')}
        </Button>
      ) : (
        <Button look="link" onClick={() => put('new')}>
          {say('messages.markNew')}
        </Button>
      )}
      {!message.room && (
        <span sx={NOT_ON_PHONE}>
          <Button look="link" isBusy={makeRoom.isPending} onClick={() => makeRoom.mutate({ message: id })}>
            {say('rooms.makeFor', { name: message.name })}
          </Button>
        </span>
      )}
      {state === 'new' && (
        <span sx={NOT_ON_PHONE}>
          <Button
            look="link"
            onClick={() => change.mutate({ id, change: { isMine: !isMine, seen: { answering } } })}
          >
            {say(isMine ? 'messages.notMe' : 'messages.me')}
          </Button>
        </span>
      )}
      <span sx={WITH_NOTE}>
        <a
          ref={write}
          href={answer.href}
          aria-keyshortcuts="r"
          aria-describedby={opensMail}
          onClick={() => {
            setIsWritten(state !== 'answered');
            if (!answering && state === 'new')
              change.mutate({ id, change: { isMine: true, seen: { answering } } });
          }}
          sx={{ variant: 'buttons.primary', textDecoration: 'none' }}
        >
          {say('messages.answerIn', { language: locale })}
          {letterKeys && (
            <kbd aria-hidden="true" sx={KEY}>
              {say('messages.answerKey')}
            </kbd>
          )}
        </a>
        <small id={opensMail}>{say('messages.opensMail')}</small>
      </span>
    </div>
  );

  return (
    <Floor actions={actions}>
      {isWritten && state !== 'answered' ? (
        // Far from the button that was pressed, which stays: whoever presses it once more waits for a slow mail program.
        <span sx={ASKED} onClickCapture={settle}>
          {say('messages.isAnswered')}
          <Button look="link" onClick={() => put('answered')}>
            {say('messages.yesAnswered')}
          </Button>
          <Button look="link" onClick={() => setIsWritten(false)}>
            {say('messages.notYet')}
          </Button>
        </span>
      ) : last ? (
        <span>
          <bdi>{last.line.name}</bdi>, {say(`messages.became.${last.became}`)}{' '}
          <Button look="link" onClick={last.takeBack}>
            {say('messages.takeBack')}
          </Button>
        </span>
      ) : (
        answering &&
        state === 'new' &&
        say(isMine ? 'messages.youAnswer' : 'messages.answering', { name: answering })
      )}
      <FaultText error={fault ?? change.error ?? makeRoom.error} />
    </Floor>
  );
}
