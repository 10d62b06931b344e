import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useSay } from '../../app/words';
import { MARKS, MARKS_PUT_RIGHT } from '../../theme/editor/texts';
import { PutRight } from '../put-right';
import { giveBack, justPut } from './french-rule';
import { LinkPanel } from './link-panel';

/** Of a foreign expression: French, and English in a French text. */
const foreignTo = (locale: LocaleCode): LocaleCode => (locale === 'fr' ? 'en' : 'fr');

interface MarkButtonsProps {
  editor: Editor;
  locale: LocaleCode;
  label: string;
}

/** Shown while the text has the focus. */
export function MarkButtons({ editor, locale, label }: MarkButtonsProps) {
  const say = useSay();
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      foreign: now.isActive('foreign') || Boolean(now.getAttributes('italic')['lang']),
      superior: now.isActive('superior'),
      isPutRight: justPut(now) !== undefined,
    }),
  });
  const setForeign = (): void => {
    if (!editor.isActive('italic')) {
      editor
        .chain()
        .focus()
        .toggleMark('foreign', { lang: foreignTo(locale) })
        .run();
      return;
    }
    const lang = active.foreign ? null : foreignTo(locale);
    editor.chain().focus().extendMarkRange('italic').updateAttributes('italic', { lang }).run();
  };
  const marks = [
    { name: 'italic', sign: <em>i</em>, act: () => editor.chain().focus().toggleItalic().run() },
    {
      name: 'link',
      sign: say('editor.mark.linkShort'),
      act: () => (isLinking ? close() : setIsLinking(true)),
    },
    { name: 'foreign', sign: '“”', act: setForeign },
    { name: 'superior', sign: 'x²', act: () => editor.chain().focus().toggleMark('superior').run() },
  ] as const;
  const close = (): void => {
    setIsLinking(false);
    editor.view.focus();
  };
  return (
    <div
      data-marks
      // Before the list in it, which would take the key to close itself alone.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || !isLinking) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      {active.isPutRight && !isLinking && (
        <p sx={MARKS_PUT_RIGHT}>
          <PutRight isShort onGiveBack={() => giveBack(editor)} />
        </p>
      )}
      <div role="toolbar" aria-label={label} sx={MARKS}>
        {marks.map(({ name, sign, act }) => (
          <button
            key={name}
            type="button"
            aria-label={say(`editor.mark.${name}`)}
            aria-pressed={active[name]}
            title={say(`editor.mark.${name}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </div>
      {isLinking && <LinkPanel editor={editor} locale={locale} onClose={() => setIsLinking(false)} />}
    </div>
  );
}
