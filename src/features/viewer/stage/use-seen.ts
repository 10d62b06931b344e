import { useLight } from '../../../media/lamp-switches';
import type { PictureView } from '../../../media/picture-view';
import { useColourMode } from '../../colour-mode/colour-mode-provider';

/** 'night': by its evening picture; 'dark': in the evening without one, or with its lamp out. */
export type Seen = 'day' | 'night' | 'dark';

export function useSeen({ night }: PictureView): Seen {
  const evening = useColourMode().value === 'dark';
  const light = useLight(night);
  if (light === 'on') return 'night';
  if (!evening) return 'day';
  return light && light !== 'off' ? 'night' : 'dark';
}
