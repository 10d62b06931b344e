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
