import type { Thumb as ThumbOf } from '../../../api/messages/contract/messages';
import { useLights } from '../lights';

/** @param alt only where no name stands beside the picture */
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
