import { useEffect } from 'react';
import type { EditSession } from '../../editing/edit-session';
import type { Kind } from '../../kinds/kind';
import { showField } from './go-to';

/** Parts of days and hours have no undo of their own. */
const TEXTS = 'input, textarea, select, [contenteditable=true]:not([data-type])';

/** ctrl Z and its opposite outside of texts, which have their own; alt and a number for a group. */
export function useEditorKeys(session: EditSession, kind: Kind): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const group = event.altKey ? kind[Number(event.code.replace('Digit', '')) - 1] : undefined;
      if (group) {
        event.preventDefault();
        document.getElementById(`group-${group.word}`)?.scrollIntoView();
      }
      const isText = event.target instanceof Element && event.target.closest(TEXTS) !== null;
      const isHeld = event.ctrlKey || event.metaKey;
      if (!isHeld || isText || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      showField(event.shiftKey ? session.redo() : session.undo());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session, kind]);
}
