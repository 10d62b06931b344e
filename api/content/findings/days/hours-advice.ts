import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import type { Finding, Values } from '../../contract/item';
import { areTicked, hoursNamedIn } from './hours-named-in';
import { listOf, textOf } from '../../shelves';

/** Where words say the hour of noon or of midnight without a number. */
const NAMED: Readonly<Record<string, RegExp>> = {
  '12:00': /noon|midi/i,
  '00:00': /midnight|minuit/i,
};

/** Hours of the ticked days that the words beside them do not say: calendars and maps would tell another hour than the page. */
export function hoursAdvice({ opening_hours, opening_times, contact }: Values): Finding[] {
  const inner = (contact ?? {}) as Values;
  const own = compared('contact.', inner['opening_hours'], inner['opening_times']);
  return [
    ...compared('', opening_hours, opening_times),
    ...own,
    // Of words that differ it is said once.
    ...unticked(inner['opening_hours'], inner['opening_times']).filter(
      ({ path }) => !own.some((one) => one.path === path),
    ),
  ];
}

function compared(place: string, hours: unknown, times: unknown): Finding[] {
  const ticked = Array.isArray(times) ? (times as Partial<Record<'opens' | 'closes', unknown>>[]) : [];
  const all = [...new Set(ticked.flatMap(({ opens, closes }) => [textOf(opens), textOf(closes)]))];
  return LOCALE_CODES.flatMap((locale): Finding[] => {
    const words = listOf(((hours ?? {}) as Values)[locale]).join(' ');
    const numbers = new Set((words.match(/\d+/g) ?? []).map(Number));
    // Words without any number say it in their own way.
    if (numbers.size === 0) return [];
    const unsaid = all.filter((hour) => hour && !NAMED[hour]?.test(words) && !isSaid(hour, numbers));
    if (unsaid.length === 0) return [];
    const path = `${place}opening_hours.${locale}`;
    return [{ path, name: 'hoursDiffer', text: unsaid.join(', '), severity: 'advice', locale }];
  });
}

/**
 * The other way round: hours of the words that no ticked days have. Of the gallery's own alone, since the words of an event
 * tell of its opening as well.
 */
function unticked(hours: unknown, times: unknown): Finding[] {
  return LOCALE_CODES.flatMap((locale): Finding[] => {
    const words = listOf(((hours ?? {}) as Values)[locale]).join(', ');
    const said = hoursNamedIn(words).filter((one) => !areTicked(one, times));
    if (said.length === 0) return [];
    const text = said.map((one) => one.said).join(', ');
    const path = `contact.opening_hours.${locale}`;
    return [{ path, name: 'hoursUnticked', text, severity: 'advice', locale }];
  });
}

/** `19:30`: as 19 and 30, or as 7 and 30. */
function isSaid(hour: string, numbers: ReadonlySet<number>): boolean {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return (numbers.has(hours) || numbers.has(hours % 12 || 12)) && (minutes === 0 || numbers.has(minutes));
}
