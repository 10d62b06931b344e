import { createDocument, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Puts what was undone, or comes from somebody else, into a text: only what differs, with the cursor behind it. It is no typing,
 * and nothing is told of it.
 */
export function putHtml({ state, schema, view }: Editor, html: string): void {
  const next = createDocument(html, schema);
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // Of letters that are the same before and after, as in `aa`, the beginning is taken.
  const more = Math.max(0, from - Math.min(ends.a, ends.b));
  const change = state.tr.replace(from, ends.a + more, next.slice(from, ends.b + more));
  // Of blocks that do not fit together like this, all of the text.
  if (!change.doc.eq(next)) change.replaceWith(0, change.doc.content.size, next.content);
  const end = Math.min(ends.b + more, change.doc.content.size);
  change.setSelection(TextSelection.near(change.doc.resolve(end), -1)).setMeta('preventUpdate', true);
  view.dispatch(view.hasFocus() ? change.scrollIntoView() : change);
}
