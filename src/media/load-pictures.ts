/** Paper shows the day, whose pictures may have no box now. */
const shownPictures = (): HTMLImageElement[] =>
  [...document.images].filter(
    (image) =>
      !image.closest('[data-night]') && (image.closest('[data-light]') ?? image).getClientRects().length > 0,
  );

export const lacksPictures = (): boolean => shownPictures().some(({ complete }) => !complete);

export function wakePictures(): HTMLImageElement[] {
  const pictures = shownPictures();
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/** For printing; `patience` in ms. */
export async function loadPictures(patience: number): Promise<void> {
  const decoded = wakePictures().map((picture) => picture.decode());
  // A picture that fails must not prevent printing.
  await Promise.race([Promise.allSettled(decoded), new Promise((resolve) => setTimeout(resolve, patience))]);
}
