import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { RICH } from '../../theme/editor/texts';
import { PUT_RIGHT } from './french-rule';
import { extensionsFor } from './marks';
import { MarkButtons } from './mark-buttons';
import { pasted } from './pasted';
import { putHtml } from './put-html';

interface RichTextProps {
  id: string;
  describedBy: string;
  html: string;
  locale: LocaleCode;
  readOnly: boolean;
  /** Paragraphs alone: a list of lines. */
  isLines?: boolean;
  /** As the value is written. */
  tidy: (html: string) => string;
  /** `isPutRight`: belongs to what was typed just before. */
  onChange: (html: string, doing: { isPutRight: boolean }) => void;
}

/** A text with the marks that the site allows; what is pasted loses all others. */
export function RichText(text: RichTextProps) {
  const { id, describedBy, html, locale, readOnly, isLines = false, tidy, onChange } = text;
  const say = useSay();
  // What is shown, and what it was made from: opening a text changes nothing.
  const shown = useRef({ from: html, html: '' });
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange));
  const editor = useEditor({
    extensions: extensionsFor(locale, isLines),
    content: html,
    // The page's policy allows no styles without its nonce.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pasted,
      attributes: {
        id,
        lang: locale,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        spellcheck: 'true',
      },
    },
    onCreate: (created) => void (shown.current.html = created.editor.getHTML()),
    onUpdate({ editor: updated, transaction }) {
      const next = updated.getHTML();
      const { from, html: first } = shown.current;
      const isPutRight = transaction.getMeta(PUT_RIGHT) === true;
      change.current(next === first ? from : tidy(next), { isPutRight });
    },
  });
  // On a busy computer the first one is thrown away before React has come to its effects; another one follows.
  useEffect(() => {
    if (editor.isDestroyed) return;
    const now = editor.getHTML();
    const isFirst = html === shown.current.from && now === shown.current.html;
    if (isFirst || html === tidy(now)) return;
    putHtml(editor, html);
    shown.current = { from: html, html: editor.getHTML() };
  }, [editor, html, tidy]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  return (
    <div data-rich sx={RICH}>
      <MarkButtons editor={editor} locale={locale} label={say('editor.marks')} />
      <EditorContent editor={editor} />
    </div>
  );
}
