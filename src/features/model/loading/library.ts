import { ModelViewerElement } from '@google/model-viewer/lib/model-viewer';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer';
import { ARRenderer } from '@google/model-viewer/lib/three-components/ARRenderer';

interface Place {
  x: number;
  y: number;
  z: number;
  clone(): Place;
  copy(other: Place): Place;
  set(x: number, y: number, z: number): Place;
}

interface Scene {
  /** False with `ar-scale="fixed"`. */
  canScale: boolean;
  boundingBox: { min: Place; max: Place };
  scenePivot: { position: Place };
  getTarget(): Place;
}

/** What is used of the library's own renderer (4.4.0), which names most of it private. */
interface TrueToScaleRenderer {
  xrMode: 'screen-space' | 'world-space' | null;
  presentedScene: Scene | null;
  oldTarget: Place;
  present(scene: Scene, ...more: unknown[]): Promise<void>;
  updateTarget(): void;
  setScale(separation: number): void;
  moveToFloor(frame: unknown): void;
  handleFirstView(frame: unknown, time: number): void;
  calculateWorldSpaceOptimalPlacement(
    scene: Scene,
    camera: { position: Place; getWorldDirection(into: Place): Place },
  ): { position: Place; scale: number };
}

/** m, below the eyes, until the floor is found. */
const FLOOR_UNTIL_FOUND = 1.5;
/** m, from the eyes to the middle of a piece that is not larger. */
const NEAREST = 1.65;
/** m, before a piece that is. */
const ROOM_BEFORE = 0.15;

const trueToScaleRenderer = ARRenderer.prototype as unknown as TrueToScaleRenderer;
const {
  present,
  setScale,
  handleFirstView,
  calculateWorldSpaceOptimalPlacement: asLarge,
} = trueToScaleRenderer;

// In headsets the library makes a piece as large as is well seen, in the air, and lets two hands pull at it, whatever
// `ar-scale` says. A piece that is not to be scaled stands there as on phones: at its size, on the floor or on the wall.
trueToScaleRenderer.calculateWorldSpaceOptimalPlacement = function optimal(scene, camera) {
  if (scene.canScale) return asLarge.call(this, scene, camera);
  // What stands on the floor is then the piece's foot, and what is on the wall its back.
  this.updateTarget();
  const { min, max } = scene.boundingBox;
  const ahead = camera.getWorldDirection(scene.scenePivot.position.clone());
  const away = Math.max(NEAREST, max.x - min.x + ROOM_BEFORE, max.z - min.z + ROOM_BEFORE);
  const share = away / (Math.hypot(ahead.x, ahead.z) || 1);
  const { x, y, z } = camera.position;
  return {
    position: ahead.clone().set(x + ahead.x * share, y - FLOOR_UNTIL_FOUND, z + ahead.z * share),
    scale: 1,
  };
};
trueToScaleRenderer.handleFirstView = function firstView(frame, time) {
  if (this.xrMode === 'world-space' && this.presentedScene?.canScale === false) this.moveToFloor(frame);
  handleFirstView.call(this, frame, time);
};
trueToScaleRenderer.setScale = function scaled(separation) {
  if (this.presentedScene?.canScale !== false) setScale.call(this, separation);
};

// Where no camera opens, the library goes back to what it looked at before; of that it takes note only once one has.
trueToScaleRenderer.present = function presented(scene, ...more) {
  this.oldTarget.copy(scene.getTarget());
  return present.call(this, scene, ...more);
};

// Whenever a piece is turned on the page, the library hangs its menu in a room that is not open, and fails.
Object.defineProperty(trueToScaleRenderer, 'onUpdateScene', {
  set(this: TrueToScaleRenderer, update: () => void) {
    const value = () => {
      if (this.presentedScene) update();
    };
    Object.defineProperty(this, 'onUpdateScene', { value });
  },
});

export { ModelViewerElement };
export { CachingGLTFLoader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader';

/** What is used of the library's own renderer (4.4.0), which names it private. */
const renderer = () => Renderer.singleton as unknown as { scaleStep: number };

const { toBlob } = ModelViewerElement.prototype;

// On slow devices the library draws what moves at a share of its size, and what rests in full. Of the latter it would give that
// share away: a corner.
ModelViewerElement.prototype.toBlob = function whole(options) {
  renderer().scaleStep = 0;
  return toBlob.call(this, options);
};
