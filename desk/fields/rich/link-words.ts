import { getMarkRange, type Editor } from '@tiptap/core';
import type { Range } from './held';

/** With a beginning that only addresses have; a path is one of the gallery's own. */
const ADDRESS = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[+\d]|\/(?!\/))\S*$/i;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.\p{L}{2,}$/u;
/** As in print: `example.org/lamps`. Names are written with capitals. */
const HOST = /^[\p{Ll}\d-]+(\.[\p{Ll}\d-]+)*\.\p{Ll}{2,}([/?#:]\S*)?$/u;

/** What was typed, as an address that a link can have; undefined where it is words. */
export function addressIn(text: string): string | undefined {
  const typed = text.trim();
  if (ADDRESS.test(typed)) return typed;
  if (MAIL.test(typed)) return `mailto:${typed}`;
  return HOST.test(typed) ? `https://${typed}` : undefined;
}

export interface LinkedWords extends Range {
  /** Where they lead now. */
  href: string | undefined;
}

/** The words that are selected, or the link that the cursor is in. */
export function wordsToLink(editor: Editor): LinkedWords {
  const { selection, schema } = editor.state;
  const { from, to, $from } = selection;
  const type = schema.marks['link'];
  const link = type && getMarkRange($from, type);
  if (!link || link.from > from || link.to < to || !editor.isActive('link'))
    return { from, to, href: undefined };
  return { from: link.from, to: link.to, href: String(editor.getAttributes('link')['href'] ?? '') };
}

/** @param title stands in the text where no words are selected */
export function linkWords(editor: Editor, { from, to }: Range, href: string, title: string): void {
  const words = editor.chain().setTextSelection({ from, to });
  if (from === to) {
    words
      .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
      .setTextSelection(from + title.length)
      .run();
    return;
  }
  words
    .setLink({ href })
    // The language of another page.
    .updateAttributes('link', { hreflang: null })
    .setTextSelection(to)
    .run();
}

export const unlinkWords = (editor: Editor, { from, to }: Range): void =>
  void editor.chain().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run();
