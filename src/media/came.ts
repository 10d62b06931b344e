/** Marks the side of a picture whose file is there and decoded: before that, its place would be a flat colour. */
export async function markWhenDecoded(image: HTMLImageElement): Promise<void> {
  const side = image.closest<HTMLElement>('[data-day], [data-night]');
  try {
    await image.decode();
    if (side) side.dataset.came = '';
  } catch {
    // It can't be had: the other side stays.
  }
}
