import { Extension, InputRule, Mark, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { frenchFix } from '../../editing/french';
import { Held } from './held';

const Superior = Mark.create({
  name: 'superior',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
});

/** Words in another language: screen readers and hyphenation ask for it (WCAG 3.1.2). */
const Foreign = Mark.create({
  name: 'foreign',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Keeps the language that italics and blocks of the file say. */
const Languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [
    {
      types: ['italic', 'paragraph', 'listItem', 'blockquote', 'link'],
      attributes: {
        lang: { default: null, parseHTML: (element) => element.getAttribute('lang') },
      },
    },
    { types: ['link'], attributes: { hreflang: { default: null } } },
  ],
});

const French = Extension.create({
  name: 'french',
  addInputRules: () => [
    new InputRule({
      find: (text) => {
        const fix = frenchFix(text);
        return fix ? { index: fix.start, text: fix.typed, data: { put: fix.put } } : null;
      },
      handler: ({ state, range, match }) => {
        state.tr.insertText(String(match.data?.['put']), range.from, range.to);
      },
    }),
  ],
});

/** One key takes back what was put right, and all that goes back further is the form's (use-editor-keys.ts). */
function giveBack(editor: Editor): boolean {
  if (!editor.can().undoInputRule()) return false;
  return editor.chain().setMeta(PUT_RIGHT, true).undoInputRule().run();
}

/** Of a change that belongs to what was typed just before. */
export const PUT_RIGHT = 'isPutRight';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

const AsTyped = Extension.create({
  name: 'asTyped',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleKeyDown(_, event) {
            if (!(isUndo(event) || event.key === 'Backspace') || !giveBack(editor)) return false;
            // It is done, and nothing more is taken back by this key.
            event.stopPropagation();
            return true;
          },
        },
      }),
    ];
  },
  // Before the keys of the library.
  priority: 1_000,
});

/** What the contract's subset of HTML holds (src/contract/text/html-subset.ts). @param isLines paragraphs alone */
export const extensionsFor = (locale: LocaleCode, isLines: boolean) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    undoRedo: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      protocols: ['http', 'https', 'mailto', 'tel'],
    },
    heading: isLines ? false : { levels: [3, 4] },
    ...(isLines && {
      blockquote: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      listKeymap: false,
    }),
  }),
  Superior,
  Foreign,
  Languages,
  AsTyped,
  Held,
  ...(locale === 'fr' ? [French] : []),
];
