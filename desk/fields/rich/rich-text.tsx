import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { RICH } from '../../theme/editor/texts';
import { extensionsFor } from './marks';
import { MarkButtons } from './mark-buttons';

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
  onChange: (html: string) => void;
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
    onUpdate(updated) {
      const next = updated.editor.getHTML();
      const { from, html: first } = shown.current;
      change.current(next === first ? from : tidy(next));
    },
  });
  // On a busy computer the first one is thrown away before React has come to its effects; another one follows.
  useEffect(() => {
    if (editor.isDestroyed) return;
    const now = editor.getHTML();
    const isFirst = html === shown.current.from && now === shown.current.html;
    if (isFirst || html === tidy(now)) return;
    editor.commands.setContent(html, { emitUpdate: false });
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
