import { switchLamp, useLight } from '../../../media/lamp-switches';
import type { PictureView } from '../../../media/picture-view';
import { LampSwitch } from '../../colour-mode/lamp-switch';

interface PictureLampProps {
  picture: PictureView;
  title: string;
  className?: string;
}

export function PictureLamp({ picture: { night }, title, className }: PictureLampProps) {
  const light = useLight(night);
  if (!night?.lamp || !light) return null;
  return (
    <LampSwitch
      title={title}
      light={light}
      onChange={(next) => switchLamp(night, next)}
      className={className}
    />
  );
}
