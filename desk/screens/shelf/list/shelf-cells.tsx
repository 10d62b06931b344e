import type { ListedItem } from '../../../../api/content/contract/list';
import { useStateWords } from '../../../app/items/state-words';
import { dateIn } from '../../../app/items/title';
import { whoChanged } from '../../../app/items/who-changed';
import { shortDay, shortTime } from '../../../app/lists/short-time';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { BENEATH, STOPS, MARK, SOLD, UNTIL } from '../../../theme/shelf/shelf-cells';

export function StateCell({ item }: { item: ListedItem }) {
  const { state } = item;
  const { word, changes, only, isOn, stops, lacks } = useStateWords(item);
  return (
    <>
      <span sx={{ color: state === 'public' ? 'muted' : 'text' }}>
        <State is={state}>{word}</State>
      </span>
      {isOn && <span sx={BENEATH}>{isOn}</span>}
      {changes && <span sx={BENEATH}>{changes}</span>}
      {only && <span sx={BENEATH}>{only}</span>}
      {(stops || lacks) && (
        <span sx={BENEATH}>
          {stops && <span sx={STOPS}>{stops}</span>}
          {stops && lacks && ', '}
          {lacks}
        </span>
      )}
    </>
  );
}

/** As printed; of events that last for days, the last one below. */
export function DateCell({ item: { date, until } }: { item: ListedItem }) {
  const { say, locale } = useLanguage();
  const { text, lang } = dateIn(date, locale);
  return (
    <>
      <span lang={lang}>{text}</span>
      {until && <span sx={UNTIL}>{say('items.until', { day: shortDay(until, locale) })}</span>}
    </>
  );
}

export function ChangedCell({ item }: { item: ListedItem }) {
  const language = useLanguage();
  const { changed } = item;
  return (
    <span sx={{ color: 'muted' }}>
      {whoChanged(item, language)}
      <time
        dateTime={changed.at}
        sx={{ display: 'block', variant: 'text.note', fontVariantNumeric: 'tabular-nums' }}
      >
        {shortTime(changed.at, language.locale)}
      </time>
    </span>
  );
}

interface AvailabilityCellProps {
  item: ListedItem;
  /** Undefined for who may not. */
  onMark: (() => void) | undefined;
}

export function AvailabilityCell({ item: { availability }, onMark }: AvailabilityCellProps) {
  const { say } = useLanguage();
  if (!availability) return null;
  const is = say(`items.${availability}`);
  const look = availability === 'sold' ? SOLD : { color: 'muted' };
  if (!onMark) return <span sx={look}>{is}</span>;
  const will = say(availability === 'sold' ? 'items.markAvailable' : 'items.markSold');
  // The second click of a double one would take back what the first has done.
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${is}, ${will}`}
      title={say('items.atOnce')}
      onClick={({ detail }) => detail < 2 && onMark()}
      sx={MARK}
    >
      <span data-is={availability} sx={look}>
        {is}
      </span>
      <span data-will>{will}</span>
    </button>
  );
}
