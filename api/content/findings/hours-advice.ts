import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { withoutTags } from '../../../src/contract/text/without-tags';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { valueAt, withChanges } from '../contract/field-path';
import type { Finding, OfItem, Values } from '../contract/item';
import { findDraft } from '../drafts/draft-queries';
import { findEntry } from '../published/item-queries';
import { listOf, textOf, textsOf } from '../shelves';

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

/** From one hour to another, on the clock of 24 hours: `11:00`. */
export interface NamedHours {
  opens: string;
  closes: string;
  /** As it is written. */
  said: string;
}

const NOON_OR_MIDNIGHT = 'noon|midday|midi|midnight|minuit';
const HOUR = String.raw`(?:${NOON_OR_MIDNIGHT}|\d{1,2}(?:\s?h(?:eures?)?(?:\s?\d{2})?|[.:]\d{2})?(?:\s?[ap](?:m\b|\.m\.?))?)`;
const JOINED = String.raw`\s*(?:to|until|till|and|à|au|et|–|—|-|jusqu[’']à)\s*`;
const HOURS = new RegExp(String.raw`(?<![\d\p{L}.,:])(${HOUR})${JOINED}(${HOUR})(?![\d\p{L}])`, 'giu');
const PARTS = /^(\d{1,2})(?:\s?h(?:eures?)?\s?(\d{2})?|[.:](\d{2}))?(?:\s?([ap])(?:m\b|\.m\.?))?$/i;

/** What makes a number an hour; dots alone are those of any number. */
const isMarked = (hour: string): boolean => /h|m|:|midi|minuit|noon/i.test(hour);

/** Hours of something else: of one day alone, by appointment, of the telephone, of a delivery, of a break, of a car park. */
const OF_ELSE_BEFORE =
  /\b(?:closed|shut|ferm\p{L}*|break|lunch|pause|d[ée]jeuner|phone|telephone|t[ée]l[ée]phon\p{L}*|call|appel\p{L}*|deliver\p{L}*|livr\p{L}*|parking|car park|garage|m[ée]tro|bus|train|appointments?|rendez-vous)\b/iu;
const OF_ELSE_AFTER = /^,?\s*(?:(?:only\s+)?(?:by|on)\s+appointment|sur\s+rendez-vous)/iu;
const OF_ONE_DAY =
  /\d\p{L}{0,2}\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|\/(?:events|evenements)\//iu;

/** 'open from 11 am to 7 pm', 'de 11 h à 19 h': hours at which the gallery is open, as far as words tell. HTML is read as its text. */
export function hoursNamedIn(html: string): NamedHours[] {
  return sentencesIn(html).flatMap((sentence) => {
    if (OF_ONE_DAY.test(sentence)) return [];
    const text = withoutTags(sentence);
    return [...text.matchAll(HOURS)].flatMap((match) => {
      const [said, from = '', to = ''] = match;
      const before =
        text
          .slice(Math.max(0, match.index - NEAR), match.index)
          .split(/[.;]/)
          .at(-1) ?? '';
      const after = text.slice(match.index + said.length);
      if (!isMarked(to) || OF_ELSE_BEFORE.test(before) || OF_ELSE_AFTER.test(after)) return [];
      const closes = clockOf(to);
      const opens = clockOf(from, to);
      return opens && closes && opens < closes && opens >= EARLIEST ? [{ opens, closes, said }] : [];
    });
  });
}

/** Characters before hours that tell whose they are. */
const NEAR = 200;
/** No gallery opens before; what is less is how long something takes. */
const EARLIEST = '07:00';

/** Tags of links are left in, since they tell of what the words are. */
const sentencesIn = (html: string): string[] =>
  html
    .replace(/<\/?(?:p|h\d|li|ul|ol|br|div|blockquote)\b[^<>]*>/gi, '\n')
    .replace(/&nbsp;/g, '\u00a0')
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u);

/** @param later what follows it, by which '11 to 7 pm' and '2 to 5 pm' are read */
function clockOf(hour: string, later?: string): string | undefined {
  if (/noon|midday|midi/i.test(hour)) return '12:00';
  if (/midnight|minuit/i.test(hour)) return '24:00';
  const [, digits, minutes, others = '00', half] = PARTS.exec(hour.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const written = half?.toLowerCase();
  const [, until, , , ofLater] = (later && PARTS.exec(later.trim())) || [];
  const read =
    written ?? (ofLater && !isMarked(hour) ? halfBefore(number, Number(until), ofLater) : undefined);
  const hours = read ? (number % 12) + (read === 'p' ? 12 : 0) : number;
  return hours > 24 ? undefined : `${`${hours}`.padStart(2, '0')}:${minutes ?? others}`;
}

/** '11 to 7 pm' begins in the morning, '2 to 5 pm' does not. */
const halfBefore = (number: number, until: number, half: string): string =>
  half.toLowerCase() === 'p' && number % 12 > until % 12 ? 'a' : half.toLowerCase();

interface Ticked {
  days?: unknown;
  opens?: unknown;
  closes?: unknown;
}

/** Whether ticked days have them, with a break between or without. */
export function areTicked({ opens, closes }: NamedHours, times: unknown): boolean {
  const rows = Array.isArray(times) ? (times as readonly Ticked[]) : [];
  const isOnOneDay = (one: Ticked, other: Ticked): boolean =>
    one === other || listOf(one.days).some((day) => listOf(other.days).includes(day));
  // Without rows there is nothing to compare with.
  return (
    rows.length === 0 ||
    rows.some(
      (one) =>
        textOf(one.opens) === opens &&
        rows.some((other) => endOf(other) === closes && isOnOneDay(one, other)),
    )
  );
}

const endOf = ({ closes }: Ticked): string => (closes === '00:00' ? '24:00' : textOf(closes));

const TIMES = 'contact.opening_times';

/**
 * The gallery's hours are ticked in one place, and may be named in the text of any page: each tells of the other where they
 * differ, as they are public or as somebody is about to make them.
 */
export async function hoursElsewhere(from: Queries, of: OfItem, values: Values): Promise<Finding[]> {
  if (of.shelf === 'site') return onPages(from, valueAt(values, TIMES));
  return of.shelf === 'pages' ? await onSite(from, values) : [];
}

const drafted = async (from: Queries, { shelf, id }: OfItem, entry: Values): Promise<Values> =>
  withChanges(entry, (await findDraft(from, shelf, id))?.changes ?? []);

const saidIn = ({ body }: Values, isOther: (hours: NamedHours) => boolean) =>
  LOCALE_CODES.flatMap((locale) => {
    const said = hoursNamedIn(textsOf(body)[locale] ?? '').filter(isOther);
    return said.length > 0 ? [{ locale, text: said.map((one) => one.said).join(', ') }] : [];
  });

/** What each page says otherwise than the ticked days: in one of its languages, which is enough to go there. */
async function onPages(from: Queries, times: unknown): Promise<Finding[]> {
  return (
    await inTurn(PAGE_SLUGS, async (id): Promise<Finding[]> => {
      const of = { shelf: 'pages', id } as const;
      const page = await findEntry(from, of);
      if (!page) return [];
      const [said] = saidIn(await drafted(from, of, page), (one) => !areTicked(one, times));
      if (!said) return [];
      const title = textsOf(page['title']);
      return [
        {
          ...{ path: TIMES, name: 'hoursElsewhere', text: said.text, locale: null, severity: 'advice' },
          of: { ...of, title },
        },
      ];
    })
  ).flat();
}

/** Right is what the ticked days say, or will once they are published. */
async function onSite(from: Queries, values: Values): Promise<Finding[]> {
  const of = { shelf: 'site', id: 'site' } as const;
  const known = (await findEntry(from, of)) ?? {};
  const times = [known, await drafted(from, of, known)].map((one) => valueAt(one, TIMES));
  return saidIn(values, (one) => !times.some((rows) => areTicked(one, rows))).map(({ locale, text }) => ({
    ...{ path: `body.${locale}`, name: 'hoursOther', text, locale, severity: 'advice', of },
  }));
}
