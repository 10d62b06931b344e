import { IMAGE_WIDTHS } from '../../../contract/image-sizes';
import type { PictureView } from '../../../media/picture-view';

/** The files that a picture may be made of on the stage. */
export type PictureFile = 'day' | 'original' | 'night';
export type FileState = 'came' | 'failed';
export type Files = Readonly<Partial<Record<PictureFile, FileState>>>;

/**
 * How it stands with the files that a picture needs: by day its own, enlarged its original as well; lit, its night alone.
 * @returns 'failed' when one of them can't be had, 'loading' until all are there
 */
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

/** Width and height in px of the largest file of a picture that there is to look at: its original, else the size xl. */
export function naturalSize({ original, width, height }: PictureView): { width: number; height: number } {
  if (original) return { width: original.width, height: original.height };
  const shown = Math.min(width, IMAGE_WIDTHS.xl);
  return { width: shown, height: Math.round((height * shown) / width) };
}
