import type { ListedItem } from '../../../contract/items/list';
import { shortTime } from '../../../app/lists/short-time';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { BENEATH, LACKS, MARK, SOLD } from '../../../theme/shelf/shelf-cells';

export function StateCell({ item: { state, dueAt, gaps } }: { item: ListedItem }) {
  const { say, time } = useLanguage();
  return (
    <>
      <span sx={{ color: state === 'public' ? 'muted' : 'text' }}>
        <State is={state}>{say(`items.is.${state}`)}</State>
      </span>
      {dueAt && <span sx={BENEATH}>{time(dueAt)}</span>}
      {gaps.length > 0 && <span sx={LACKS}>{gaps.map((gap) => say(`items.lacks.${gap}`)).join(', ')}</span>}
    </>
  );
}

export function ChangedCell({ item: { changed } }: { item: ListedItem }) {
  const { locale } = useLanguage();
  return (
    <span sx={{ color: 'muted' }}>
      {changed.by?.split(' ')[0]}
      <time
        dateTime={changed.at}
        sx={{ display: 'block', variant: 'text.note', fontVariantNumeric: 'tabular-nums' }}
      >
        {shortTime(changed.at, locale)}
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
  return (
    <button type="button" tabIndex={-1} aria-label={`${is}, ${will}`} onClick={onMark} sx={MARK}>
      <span data-is={availability} sx={look}>
        {is}
      </span>
      <span data-will={availability === 'sold' ? 'available' : 'sold'}>{will}</span>
    </button>
  );
}
