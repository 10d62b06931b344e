import { Extension, Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { AsTyped, French } from './french-rule';
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
