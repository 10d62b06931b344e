import { call } from '../app/line/call';
import type { OfItem } from '../../api/content/contract/item';

/** ms between two signs of life; the server forgets after half a minute without. */
const BEAT_MS = 5_000;
/** ms after one has gone to another field until colleagues are told. */
const MOVED_MS = 200;
/** ms after which a field that nothing is typed into is free for others. */
export const RESTS_MS = 20_000;

const EVENTS = ['focusin', 'input', 'keydown', 'pointerdown'] as const;

/**
 * Tells colleagues which field one writes in: at once when it changes, and again every few seconds. A field in a window that
 * is not looked at, or that was left alone for a while, is nobody's.
 *
 * @returns how to stop, which is told as well
 */
export function tellWhere(of: OfItem): () => void {
  let told: string | null = null;
  let touched = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const where = (): string | null => {
    const field = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path'];
    const isWriting = document.hasFocus() && Date.now() - touched < RESTS_MS;
    return (isWriting && field) || null;
  };
  const tell = (): void => {
    told = where();
    call('POST /items/:shelf/:id/here', { params: of, body: { path: told } }).catch(() => undefined);
  };
  const tellMoved = (): void => void (where() !== told && tell());
  const touch = (): void => {
    touched = Date.now();
    clearTimeout(timer);
    timer = setTimeout(tellMoved, MOVED_MS);
    clearTimeout(resting);
    resting = setTimeout(tellMoved, RESTS_MS);
  };
  const leave = (): void =>
    void call('DELETE /items/:shelf/:id/here', { params: of, isLast: true }).catch(() => undefined);
  const beat = setInterval(tell, BEAT_MS);
  for (const name of EVENTS) document.addEventListener(name, touch);
  window.addEventListener('pagehide', leave);
  tell();
  return () => {
    clearInterval(beat);
    clearTimeout(timer);
    clearTimeout(resting);
    for (const name of EVENTS) document.removeEventListener(name, touch);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
