import type { Thumb as ThumbOf } from '../../contract/messages';
import { useLights } from '../lights';

/** A piece as it is by day, or in the evening. @param alt told where the piece is the matter, not beside its name */
export function Thumb({ of, alt = '' }: { of: ThumbOf; alt?: string }) {
  const isEvening = useLights() === 'dark';
  return (
    <img
      src={isEvening && of.night ? of.night : of.url}
      width={of.width}
      height={of.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
