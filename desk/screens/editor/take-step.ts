import { flushSync } from 'react-dom';
import type { EditSession } from '../../editing/edit-session';
import { differenceOf } from '../../editing/undo/difference';
import { goToField, showFields } from './go-to';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element | null): element is Typed =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** Undoes or redoes, and shows what has changed; who writes goes on writing there. */
export function takeStep(session: EditSession, what: 'undo' | 'redo'): void {
  const field = document.activeElement;
  const before = isTyped(field) ? field.value : '';
  let paths: readonly string[] = [];
  // Now, so that the caret can follow.
  flushSync(() => (paths = session[what]()));
  if (isTyped(field) && field.value !== before) {
    const { at, put } = differenceOf(before, field.value);
    field.setSelectionRange(at + put.length, at + put.length);
  }
  const own = field?.closest<HTMLElement>('[data-path]')?.dataset['path'];
  const isHere = paths.some(
    (path) => path === own || own?.startsWith(`${path}.`) || path.startsWith(`${own}.`),
  );
  if (own === undefined || isHere) showFields(paths);
  else goToField(paths[0]);
}
