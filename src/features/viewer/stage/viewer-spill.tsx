import type { ThemeUICSSObject } from 'theme-ui';
import type { PictureView } from '../../../media/picture-view';
import type { Slide } from './open-stage';
import { useSeen } from './use-seen';

/** In the middle of the stage, as PhotoSwipe hangs the picture; fixed, for light must not make the viewer scroll. */
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
  /** The picture is larger than the stage, which has no wall then. */
  enlarged: boolean;
}

/** The light that a lit lamp sheds on the wall around it. It is no part of what is zoomed, so that it costs no gesture. */
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
