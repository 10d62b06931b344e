import { useLight } from '../../../media/lamp-switches';
import type { PictureView } from '../../../media/picture-view';
import { useColourMode } from '../../colour-mode/colour-mode-provider';

/** How a picture is seen: by day, in the evening of its own, or, where it has none or its lamp is out, in the dark. */
export type Seen = 'day' | 'night' | 'dark';

/** How a picture is seen now: by the light of the page, or the switch of its lamp. */
export function useSeen({ night }: PictureView): Seen {
  const evening = useColourMode().value === 'dark';
  const light = useLight(night);
  if (light === 'on') return 'night';
  if (!evening) return 'day';
  return light && light !== 'off' ? 'night' : 'dark';
}
