import type { ScaleView } from '../../../components/scale/scale-view';
import type { PictureView } from '../../../media/picture-view';
import type { ModelView } from '../model-view';

/** A work that can be turned. */
export interface TurnSubject {
  title: string;
  creators: string;
  date?: string | undefined;
  model: ModelView;
  scale: ScaleView;
  /** 'H 76 × W 180 × D 46 cm' */
  dimensions: string;
  /** Stands there until the model does. */
  picture: PictureView | undefined;
  /** The picture in whose evening it is lit: its switch is that of the page. */
  lamp: PictureView | undefined;
}
