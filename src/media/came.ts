/** Marks a picture once it is decoded: until then it would show as a flat colour. */
export async function markWhenDecoded(image: HTMLImageElement): Promise<void> {
  const side = image.closest<HTMLElement>('[data-day], [data-night]');
  try {
    await image.decode();
    if (side) side.dataset.came = '';
  } catch {
    // It failed to load: the other side stays.
  }
}
