import { useInViewer } from '../../../components/pictures/picture-link';
import type { PictureView } from '../../../media/picture-view';
import { LampSwitch } from '../../colour-mode/lamp-switch';

interface PictureLampProps {
  picture: PictureView;
  title: string;
  className?: string;
}

/** The switch of the lamp in a picture, one for page and viewer; nothing where there is no lamp. */
export function PictureLamp({ picture, title, className }: PictureLampProps) {
  const viewer = useInViewer(picture);
  if (!picture.night || !viewer) return null;
  return <LampSwitch title={title} light={viewer.light} onChange={viewer.setLight} className={className} />;
}
