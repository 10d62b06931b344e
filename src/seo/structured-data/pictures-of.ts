import type { PictureView } from '../../media/picture-view';

const isPicture = (value: object): value is PictureView => 'jpeg' in value && 'alt' in value;

/** Every picture that a page's view holds, at any depth, in the order of the view; their nights stay with them. */
export function picturesOf(view: unknown): PictureView[] {
  if (typeof view !== 'object' || view === null) return [];
  return isPicture(view) ? [view] : Object.values(view).flatMap(picturesOf);
}
