import { picturesAfter } from '../content/published/item-files';
import type { GalleryDatabase } from '../database/database';
import type { DerivativeStore } from './derivative-store';
import type { OfferedPicture } from './media-addresses';
import { FORMATS, widthsOf } from './recipe';

/**
 * Narrow ones first, as they are asked for most; of these each process makes others first, so that several share the work.
 * @param onError called for each failure; the others follow
 */
export async function warmStore(
  store: DerivativeStore<OfferedPicture>,
  pictures: readonly OfferedPicture[],
  signal: AbortSignal,
  onError: (error: unknown, picture: OfferedPicture) => void,
): Promise<void> {
  const wanted = pictures.flatMap((picture) =>
    widthsOf(picture.width).flatMap((width, rank) =>
      FORMATS.map((format) => ({ picture, width, format, turn: rank + Math.random() / 2 })),
    ),
  );
  for (const { picture, width, format } of wanted.sort((a, b) => a.turn - b.turn)) {
    if (signal.aborted) return;
    await store.warm(picture, width, format).catch((error) => onError(error, picture));
  }
}

interface Warming {
  database: Pick<GalleryDatabase, 'read'>;
  derivatives: DerivativeStore<OfferedPicture>;
  signal: AbortSignal;
  /** Called for each failure; the others follow. */
  onError: (error: unknown, picture: OfferedPicture) => void;
}

/** Pictures whose names are read at a time. */
const PAGE = 200;

/** Makes the sizes of all public pictures, one walk at a time: what is asked for meanwhile is one more walk. */
export function openWarmer({ database, derivatives, signal, onError }: Warming) {
  let walking: Promise<void> | undefined;
  let isAsked = false;
  const walk = async (): Promise<void> => {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      for (let after: string | undefined = ''; after !== undefined && !signal.aborted; ) {
        const last: string = after;
        const page = await database.read((from) => picturesAfter(from, last, PAGE));
        await warmStore(derivatives, page.pictures, signal, onError);
        after = page.next;
      }
    }
  };
  return {
    warm(): void {
      isAsked = true;
      // A database that is away is asked again with the next publication.
      walking ??= walk()
        .catch(() => undefined)
        .finally(() => (walking = undefined));
    },
    settled: async () => walking,
  };
}
