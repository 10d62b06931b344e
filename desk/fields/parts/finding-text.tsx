import { useId, type MouseEvent } from 'react';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { valueAt } from '../../../api/content/contract/field-path';
import type { Finding, Values } from '../../../api/content/contract/item';
import { EditorLink } from '../../app/items/editor-link';
import { Button } from '../../app/parts/button';
import { textIn } from '../../app/items/title';
import { canBeConfirmed, confirmFinding } from '../../app/uploads/found-right';
import { useLanguage, type Language, type Say } from '../../app/words';
import type { WordKey } from '../../words/en';
import { useEditState } from '../../editing/editor-context';
import { isBothOrNeither } from '../../kinds/both-or-neither';
import { isToCome } from '../../editing/still-to-come';
import { ADVICE, TO_COME } from '../../theme/editor/fields';

/** Of a picture it is its description that lacks. */
const isDescription = (path: string): boolean => path.split('.').includes('alt');

/** `height 154.5 150`: what is off in a model, by how it is found and by how it is written (server/items/findings/model-advice). */
function measuresIn(text: string, say: Say) {
  const [axis = '', found, stated] = text.split(' ');
  return { axis: say(`models.axis.${axis}` as WordKey), found: Number(found), stated: Number(stated) };
}

/** `2026-11-12 2026-12-20`: the days of an event (server/items/findings/days/news-advice); `17 10`: how many it had, and has. */
function saidOfEvent(
  name: 'newsOver' | 'newsDates' | 'lastDayLeft',
  text: string,
  { say, date }: Language,
): string {
  const [first = '', last = first] = text.split(' ');
  if (name === 'lastDayLeft') return say('finding.lastDayLeft', { before: first, now: last });
  if (name === 'newsOver') return say('finding.newsOver', { last: date(last) });
  return first === last
    ? say('finding.newsDay', { first: date(first) })
    : say('finding.newsDates', { first: date(first), last: date(last) });
}

/** What need not be there at all, but in both languages where it is in one. */
function isLeft(values: Values, { name, path, locale }: Finding): boolean {
  if (name !== 'missing' || locale === null || !path.endsWith(`.${locale}`)) return false;
  const stem = path.slice(0, -locale.length);
  return LOCALE_CODES.some((code) => code !== locale && valueAt(values, stem + code));
}

interface FindingTextProps {
  finding: Finding;
  /** Somebody is about to see to it. */
  isQuiet?: boolean;
  /** It stands at what it is about, where one sees whether it is right. */
  isHere?: boolean;
}

export function FindingText({ finding, isQuiet = false, isHere = false }: FindingTextProps) {
  const { path, name: found, text: of, severity, locale } = finding;
  const language = useLanguage();
  const { say } = language;
  const { item, values } = useEditState();
  const name = isLeft(values, finding)
    ? // Nothing goes off the site since a field is emptied.
      locale !== null && item.urls[locale] !== undefined
      ? isBothOrNeither(item, finding)
        ? 'missingBoth'
        : 'missingPublic'
      : 'missingHere'
    : found === 'missing' && isDescription(path)
      ? 'toDescribe'
      : found;
  const about = useId();
  const text =
    name === 'modelSize' || name === 'modelWrong'
      ? say(`finding.${name}`, measuresIn(of, say))
      : name === 'newsOver' || name === 'newsDates' || name === 'lastDayLeft'
        ? saidOfEvent(name, of, language)
        : say(`finding.${name}` as WordKey, {
            text: of,
            language: name === 'missingPublic' ? (locale ?? '') : of,
          });
  const answer = isHere && canBeConfirmed(finding) && (
    <Button
      look="link"
      aria-describedby={about}
      onClick={(event) => {
        leave(event);
        confirmFinding(finding);
      }}
    >
      {say(name === 'keptWords' ? 'editor.wasRead' : 'editor.creditRight')}
    </Button>
  );
  const way = HAS_WAY.includes(found) && finding.of && <Way of={finding.of} />;
  return (
    <p
      sx={
        isQuiet || isToCome(item, finding)
          ? TO_COME
          : severity === 'error'
            ? { variant: 'text.fault' }
            : ADVICE
      }
    >
      {answer || way ? (
        <span>
          <span id={about}>{text}</span> {answer || way}
        </span>
      ) : (
        text
      )}
    </p>
  );
}

/** The other place, which says otherwise or has it already. */
const HAS_WAY: readonly Finding['name'][] = ['newsLeft', 'hoursElsewhere', 'hoursOther', 'slugTaken'];

/** To where that is written. */
function Way({ of: { shelf, id, title = {} } }: { of: NonNullable<Finding['of']> }) {
  const { say, locale } = useLanguage();
  const isSite = shelf === 'site';
  const name = shelf === 'pages' && id === 'home' ? say('pages.home') : textIn(title, locale).text || id;
  return (
    <EditorLink {...{ shelf, id }} hash={isSite ? 'group-hours' : undefined}>
      {isSite ? say('groups.hours') : name}
    </EditorLink>
  );
}

/** The button goes with what it answers: the focus goes on to what that was about. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  const place = currentTarget.closest<HTMLElement>('[data-path]');
  const next =
    place?.querySelector<HTMLElement>('input, textarea') ??
    place?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  next?.focus({ preventScroll: true });
}
