import type { ModelView } from '../model-view';

/** Phones find floors and walls; they would stand on the ground what hangs from the ceiling. */
export const canHangThere = ({ placement }: Pick<ModelView, 'placement'>): boolean => placement !== 'ceiling';

/** Of `<model-viewer>`: true to scale, which nobody can change, on the floor or on the wall. */
export const arAttributes = ({ placement }: Pick<ModelView, 'placement'>): Record<string, string> => ({
  ar: '',
  // Scene Viewer has a link of its own (scene-viewer.ts): the library would give it the file of the page.
  'ar-modes': 'webxr quick-look',
  'ar-scale': 'fixed',
  'ar-placement': placement === 'wall' ? 'wall' : 'floor',
  // px of a side of a texture in the file that is made for iPhones.
  'ar-usdz-max-texture-size': '1024',
});
