import type { ThemeUICSSObject } from 'theme-ui';
import type { PictureView } from '../../../media/picture-view';
import type { Slide } from './open-stage';
import { useSeen } from './use-seen';

/** Fixed: light must not make the viewer scroll. */
const styles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: -1,
  alignSelf: 'center',
  justifySelf: 'center',
  pointerEvents: 'none',
};

interface ViewerSpillProps {
  picture: PictureView;
  slide: Slide;
  enlarged: boolean;
}

/** Kept outside what is zoomed, so that gestures stay fast. */
export function ViewerSpill({ picture, slide, enlarged }: ViewerSpillProps) {
  const lit = useSeen(picture) === 'night' && picture.night?.lamp && !enlarged;
  return (
    <span
      data-part="spill"
      data-picture="lamp"
      data-light={lit ? 'on' : 'off'}
      sx={styles}
      style={{ width: slide.whole, aspectRatio: picture.width / picture.height }}
    />
  );
}
