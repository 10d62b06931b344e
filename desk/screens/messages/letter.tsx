import type { Message, MessageLine, MessageState } from '../../../api/messages/contract/messages';
import { Link } from '@tanstack/react-router';
import { dialled } from '../../../src/contract/forms/phone';
import { useAnswer } from '../../app/data';
import { CallFault } from '../../app/line/call';
import { FaultText } from '../../app/parts/fault-text';
import { Suspected } from '../../app/parts/suspected';
import { Floor } from '../../app/shell/floor';
import { useLanguage, type Language, type Say } from '../../app/words';
import { LETTER, LETTER_COLUMN, PIECE_COLUMN } from '../../theme/letters';
import { NOT_WIDE } from '../../theme/shelves';
import { Notes } from './notes/notes';
import { AnswerFloor } from './answer/answer-floor';
import { AnswerWith } from './answer/answer-with';
import { Others } from './others';
import { PieceBeside, PieceAbove } from './pieces';
import { useAnswerText } from './answer/use-answer-text';
import { useChangeMessage } from './use-change-message';

interface LetterProps {
  id: number;
  onPut: (became: MessageState) => void;
  isSettling: () => boolean;
  last: { line: MessageLine; became: MessageState; takeBack: () => void } | undefined;
  /** Of putting it away. */
  fault: unknown;
}

export function Letter({ id, ...putting }: LetterProps) {
  const { data: message, error } = useAnswer('/messages/:id', { params: { id } });
  // What was erased meanwhile is not shown any more, though it is known here still.
  const isGone = error instanceof CallFault && error.fault === 'notFound';
  if (!message || isGone)
    return (
      <>
        <div data-open sx={LETTER_COLUMN}>
          <FaultText error={error} />
        </div>
        <Floor />
      </>
    );
  return <Opened message={message} {...putting} />;
}

function Opened({ message, ...putting }: Omit<LetterProps, 'id'> & { message: Message }) {
  const language = useLanguage();
  const { say, date } = language;
  const {
    name,
    email,
    phone,
    prefers,
    text,
    locale,
    event,
    room,
    gone,
    arranged,
    keptDays,
    works,
    isSuspected,
  } = message;
  const answer = useAnswerText(message);
  const suspect = useChangeMessage();
  return (
    <>
      <article data-open aria-labelledby="letter-of" sx={LETTER_COLUMN}>
        <p sx={{ variant: 'text.muted', mb: 3, '& a': { variant: 'links.quiet' } }} data-back>
          <Link to="/messages" search>
            ← {say('nav.messages')}
          </Link>
        </p>
        <div sx={NOT_WIDE}>
          <PieceAbove message={message} />
        </div>
        <p sx={{ variant: 'text.muted', fontVariantNumeric: 'tabular-nums' }}>{written(message, language)}</p>
        <h2 id="letter-of" sx={{ variant: 'text.head', mt: 'lines', overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </h2>
        <p sx={{ variant: 'text.cap', mt: 'touch', display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {email && (
            <a href={`mailto:${mailTo(email)}`} sx={{ variant: 'links.underlined', whiteSpace: 'normal' }}>
              <bdi sx={{ overflowWrap: 'anywhere' }}>{email}</bdi>
            </a>
          )}
          {phone && <Phone phone={phone} />}
          {!room && <span sx={{ color: 'muted', py: 1 }}>{say(`messages.prefers.${prefers}`)}</span>}
        </p>
        {room && (
          <p sx={{ mt: 3 }}>
            {say('messages.fromRoom')}{' '}
            <Link to="/rooms/$id" params={{ id: String(room.id) }} sx={{ variant: 'links.underlined' }}>
              {room.title || say('rooms.untitled')}
            </Link>
          </p>
        )}
        {event && <p sx={{ mt: 3 }}>{say('messages.event', { title: event.title, day: date(event.day) })}</p>}
        {arranged && (
          <p sx={{ mt: 3 }}>
            <a href={arranged} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
              {say('messages.arranged')}
            </a>
          </p>
        )}
        <Suspected
          {...{ isSuspected }}
          isBusy={suspect.isPending}
          onChange={(next) => suspect.mutate({ id: message.id, change: { isSuspected: next } })}
        />
        <FaultText error={suspect.error} />
        {gone.length > 0 && (
          <p sx={{ variant: 'text.muted', mt: 3 }}>{say('messages.gone', { works: gone.join(', ') })}</p>
        )}
        <div lang={locale} dir="auto" sx={{ ...LETTER, mt: 4 }}>
          {paragraphs(text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <AnswerWith answer={answer} locale={locale} />
        <Notes message={message} />
        <Others others={message.others} than={message.at} />
        {works.length > 0 && message.alsoAsked > 0 && (
          <p sx={{ ...NOT_WIDE, variant: 'text.muted', pt: 3 }}>
            {say('messages.alsoAsked', { count: message.alsoAsked })}
          </p>
        )}
        {keptDays !== null && (
          <p sx={{ variant: 'text.note', color: 'muted', mt: 4 }}>
            {say('messages.kept', { time: keptTime(keptDays, say) })}
          </p>
        )}
      </article>
      <aside aria-label={say('messages.about')} sx={PIECE_COLUMN}>
        <PieceBeside message={message} />
      </aside>
      <AnswerFloor {...{ message, answer }} {...putting} />
    </>
  );
}

/** Line breaks within a paragraph stay; empty lines part them. */
const paragraphs = (text: string): string[] => text.split(/\n\s*\n/);

const YEAR_DAYS = 365;

const keptTime = (days: number, say: Say): string =>
  days % YEAR_DAYS === 0 ? say('time.years', { count: days / YEAR_DAYS }) : say('time.days', { count: days });

const mailTo = (email: string): string => encodeURIComponent(email).replace('%40', '@');

/** `today, 15:31, written in French, about a work` */
function written({ at, locale, state, answeredAt, answeredBy }: Message, language: Language): string {
  const { say, time, at: atTime } = language;
  return [
    say('messages.written', { time: time(at), language: locale }),
    ...(state !== 'new' && answeredAt
      ? [say('messages.answeredBy', { time: atTime(answeredAt), name: answeredBy ?? '' })]
      : []),
    ...(state === 'archived' && !answeredAt ? [say('messages.short.archived')] : []),
  ].join(', ');
}

/** What is no number, which an optional one may be, is no link. */
function Phone({ phone }: { phone: string }) {
  const number = dialled(phone);
  if (!number) return <bdi sx={{ py: 1 }}>{phone}</bdi>;
  return (
    <a href={`tel:${number}`} sx={{ variant: 'links.underlined' }}>
      <bdi>{phone}</bdi>
    </a>
  );
}
