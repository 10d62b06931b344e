import type { DerivativeStore } from './derivative-store';
import type { OfferedPicture } from './offered-media';
import { FORMATS, widthsOf } from './recipe';

/**
 * Makes every derivative that is not there yet, one after the other, narrow ones first: those are asked for most.
 * @param signal ends the work before the next derivative
 * @param onError told of a derivative that cannot be made; the others follow
 */
export async function warmStore(
  store: DerivativeStore,
  pictures: OfferedPicture[],
  signal: AbortSignal,
  onError: (error: unknown, picture: OfferedPicture) => void,
): Promise<void> {
  const wanted = pictures.flatMap((picture) =>
    widthsOf(picture.width).flatMap((width, rank) =>
      FORMATS.map((format) => ({ picture, width, format, rank })),
    ),
  );
  for (const { picture, width, format } of wanted.sort((a, b) => a.rank - b.rank)) {
    if (signal.aborted) return;
    await store.warm(picture, width, format).catch((error) => onError(error, picture));
  }
}
