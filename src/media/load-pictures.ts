/** The pictures that paper shows: of those with an evening the day, which may have no box now. */
const shownPictures = (): HTMLImageElement[] =>
  [...document.images].filter(
    (image) =>
      !image.closest('[data-night]') && (image.closest('[data-light]') ?? image).getClientRects().length > 0,
  );

/** Whether there are pictures on the page that have not come yet. */
export const lacksPictures = (): boolean => shownPictures().some(({ complete }) => !complete);

/** Has the pictures of the page fetched that wait to be scrolled to. */
export function wakePictures(): HTMLImageElement[] {
  const pictures = shownPictures();
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/**
 * Has all pictures of the page fetched and decoded, as paper needs them.
 * @param patience ms after which nothing more is waited for
 */
export async function loadPictures(patience: number): Promise<void> {
  const decoded = wakePictures().map((picture) => picture.decode());
  // A picture that can't be had is no reason not to print.
  await Promise.race([Promise.allSettled(decoded), new Promise((resolve) => setTimeout(resolve, patience))]);
}
