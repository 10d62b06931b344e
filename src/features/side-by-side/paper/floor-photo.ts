import type { FloorScene } from '../view/floor-scene';

/** The models as they were last seen, without what is drawn around them. */
export interface FloorPhoto {
  /** As large as the stage. */
  models: Blob;
  /** Where everything stood then. */
  scene: FloorScene;
}
