import { IMAGE_WIDTHS } from '../../../contract/image-sizes';
import type { PictureView } from '../../../media/picture-view';

export type PictureFile = 'day' | 'original' | 'night';
export type FileState = 'came' | 'failed';
export type Files = Readonly<Partial<Record<PictureFile, FileState>>>;

/** By day its own file, enlarged the original too; lit, the night file alone. 'loading' until all came. */
export function filesState(
  { original, night }: PictureView,
  { enlarged, lit }: { enlarged: boolean; lit: boolean },
  files: Files,
): FileState | 'loading' {
  const needed: PictureFile[] = night && lit ? ['night'] : ['day'];
  if (original && enlarged && needed[0] === 'day') needed.push('original');
  if (needed.some((file) => files[file] === 'failed')) return 'failed';
  return needed.every((file) => files[file] === 'came') ? 'came' : 'loading';
}

/** px of the largest file: the original, else the size xl. */
export function naturalSize({ original, width, height }: PictureView): { width: number; height: number } {
  if (original) return { width: original.width, height: original.height };
  const shown = Math.min(width, IMAGE_WIDTHS.xl);
  return { width: shown, height: Math.round((height * shown) / width) };
}
