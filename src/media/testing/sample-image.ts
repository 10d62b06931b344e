import type { Image } from '../../contract/common';

const urls = (id: string) => ({
  sm: `/media/${id}-sm.jpg`,
  md: `/media/${id}-md.jpg`,
  lg: `/media/${id}-lg.jpg`,
  xl: `/media/${id}-xl.jpg`,
});

/** A picture for tests: landscape 4:3 unless told otherwise. */
export const sampleImage = (id: string, { width = 1440, height = 1080 } = {}): Image => ({
  id,
  alt: `Picture ${id}`,
  width,
  height,
  color: '#cccccc',
  sizes: urls(id),
});
