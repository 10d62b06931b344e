/**
 * Whether `2026-02-28` is a day of the calendar; the pattern of `IsoDate` lets 31 February through, so that
 * whoever takes a day asks this as well. No TypeBox: browsers load this file.
 */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript rolls 31 June over into July.
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === text;
}
