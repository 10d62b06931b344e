import type { DerivativeStore } from './derivative-store';
import type { OfferedPicture } from './offered-media';
import { FORMATS, widthsOf } from './recipe';

/** Narrow ones first, as they are asked for most. @param onError called for each failure; the others follow */
export async function warmStore(
  store: DerivativeStore<OfferedPicture>,
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
