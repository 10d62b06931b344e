import { useInViewer } from '../../../components/pictures/picture-link';
import type { PictureView } from '../../../media/picture-view';
import { useColourMode } from '../../colour-mode/colour-mode-provider';

/** Whether a lamp is lit on its page: by its switch, else by the evening. */
export function useLit(picture: PictureView): boolean {
  const { value } = useColourMode();
  const light = useInViewer(picture)?.light ?? 'lamp';
  return picture.night !== undefined && (light === 'lamp' ? value === 'dark' : light === 'on');
}
