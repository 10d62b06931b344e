import { creditOf } from '../../app/uploads/add-to-item';
import type { PictureValue } from './picture';

/** What an upload was: its number in the order in which files were chosen, and its name on that computer. */
export interface Origin {
  key: number;
  name: string;
}

const EVENING = /[\s_-](night|evening|nuit|soir)$/i;
const DAY = /[\s_-](day|jour)$/i;

/** `lamp-1` of `lamp-1-evening.jpg`, and of the `lamp-1.jpg` that belongs to it. */
function namedAs(name: string): { pair: string; isEvening: boolean } {
  const bare = name.replace(/\.[^.]*$/, '');
  const isEvening = EVENING.test(bare);
  return { pair: bare.replace(isEvening ? EVENING : DAY, '').toLowerCase(), isEvening };
}

/**
 * With one more, which stands where it was chosen to be, as the smaller files arrive first; what is named as the day and the
 * evening of the same becomes one picture. @param origins of all files that were uploaded here, this one's included
 */
export function withUpload(
  pictures: readonly PictureValue[],
  file: string,
  origins: ReadonlyMap<string, Origin>,
): PictureValue[] {
  const own = origins.get(file);
  const added: PictureValue = { file, alt: {}, ...creditOf(pictures) };
  if (!own) return [...pictures, added];
  const { pair, isEvening } = namedAs(own.name);
  const other = pictures.findIndex((one) => {
    const named = namedAs(origins.get(one.file)?.name ?? one.file);
    return !one.night && named.pair === pair && named.isEvening !== isEvening;
  });
  const found = pictures[other];
  if (found) {
    const [day, night] = isEvening ? [found, added] : [{ ...found, file, alt: {} }, found];
    return pictures.with(other, { ...day, night: { file: night.file, alt: night.alt } });
  }
  const after = pictures.findIndex((one) => (origins.get(one.file)?.key ?? 0) > own.key);
  return after < 0 ? [...pictures, added] : [...pictures.slice(0, after), added, ...pictures.slice(after)];
}

/** The picture there is the evening of the one before it. */
export const asEvening = (pictures: readonly PictureValue[], at: number): PictureValue[] =>
  pictures.flatMap((one, index) => {
    const { file, alt } = pictures[at] ?? one;
    if (index === at - 1) return [{ ...one, night: { file, alt } }];
    return index === at ? [] : [one];
  });
