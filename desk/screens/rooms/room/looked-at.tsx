import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { OpenRoom } from '../../../../api/rooms/contract/room';
import { textIn } from '../../../app/items/title';
import { shortTime } from '../../../app/lists/short-time';
import { useLanguage, type Language } from '../../../app/words';
import { Radios } from '../../../fields/parts/radios';
import { LOOKED_AT } from '../../../theme/rooms';
import { openedWords } from '../room-words';
import { useRoom, useRoomField } from './room-session';

const MINUTE_S = 60;

/** What came of the room: openings, time at each piece, answers, and what the gallery says became of it. */
export function LookedAt() {
  const language = useLanguage();
  const { say, at, locale } = language;
  const { room } = useRoom();
  const name = useId();
  const { value: outcome, change } = useRoomField<string>('outcome');
  const { answers, pieces, keptDays, madeBy, madeAt } = room;
  const looked = pieces
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds);
  return (
    <section aria-labelledby={`${name}-looked`} sx={LOOKED_AT}>
      <h2 id={`${name}-looked`}>{say('room.looked')}</h2>
      {openingWords(room, language).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {looked.length > 0 && (
        <>
          <h3>{say('room.seconds')}</h3>
          <ul>
            {looked.map(({ id, title, item, seconds }) => (
              <li key={id}>
                <i>{textIn(item?.title ?? {}, locale).text || title}</i>
                <span>{durationWords(seconds, language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{say('room.answers')}</h3>
      {answers.length === 0 && <p sx={{ color: 'muted' }}>{say('room.noAnswers')}</p>}
      <ul>
        {answers.map(({ id, at, beginning }) => (
          <li key={id}>
            <Link to="/messages/$id" params={{ id: String(id) }} search>
              <bdi>{beginning}</bdi>
            </Link>
            <span>{shortTime(at, locale)}</span>
          </li>
        ))}
      </ul>
      <h3 id={`${name}-outcome`}>{say('room.outcome')}</h3>
      <div role="group" aria-labelledby={`${name}-outcome`}>
        <Radios
          name={name}
          value={outcome ?? 'none'}
          of={(['none', 'bought', 'declined'] as const).map((value) => ({
            value,
            word: say(`room.outcome.${value}`),
          }))}
          onChoose={(value) => change(value === 'none' ? null : value)}
        />
      </div>
      <p sx={{ color: 'muted', mt: 3 }}>{say('room.made', { name: madeBy, time: at(madeAt) })}</p>
      {keptDays !== null && <p sx={{ color: 'muted' }}>{say('room.kept', { days: keptDays })}</p>}
    </section>
  );
}

function openingWords(room: OpenRoom, language: Language): string[] {
  const { say, at } = language;
  const { givenAt, openings, openedAt, values } = room;
  if (givenAt === null) return [say('room.notGiven')];
  const given = say('room.givenAt', { time: at(givenAt) });
  if (values['is_counted'] === false && openings === 0) return [given, say('room.notCounted')];
  const opened = openedWords(room, language);
  return [
    given,
    ...(opened ? [`${opened.charAt(0).toLocaleUpperCase()}${opened.slice(1)}.`] : []),
    ...(openings > 1 ? [say('room.openedFirst', { time: at(openedAt ?? '') })] : []),
    ...(room.isUnopened ? [say('room.mayBeUncounted')] : []),
  ];
}

const durationWords = (seconds: number, { say }: Language): string =>
  seconds < MINUTE_S
    ? say('room.secondsShort', { seconds })
    : say('room.minutes', { minutes: Math.round(seconds / MINUTE_S) });
