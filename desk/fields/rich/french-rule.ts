import { Extension, InputRule, type Editor } from '@tiptap/core';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { frenchFix } from '../../editing/french';

/** Of a change that belongs to what was typed just before. */
export const PUT_RIGHT = 'isPutRight';
/** Of a change that French typography has made. */
const FRENCH = 'isFrench';

export const French = Extension.create({
  name: 'french',
  addInputRules: () => [
    new InputRule({
      find: (text) => {
        const fix = frenchFix(text);
        return fix ? { index: fix.start, text: fix.typed, data: { put: fix.put } } : null;
      },
      handler: ({ state, range, match }) => {
        const put = String(match.data?.['put']);
        state.tr.insertText(put, range.from, range.to).setMeta(FRENCH, put);
      },
    }),
  ],
});

/** What French typography has just put there, as long as nothing was done since. */
export function justPut({ state }: Pick<Editor, 'state'>): string | undefined {
  for (const plugin of state.plugins) {
    if (!(plugin.spec as { isInputRules?: boolean }).isInputRules) continue;
    const rule = plugin.getState(state) as { transform: Transaction } | null;
    // Of a rule that more was appended to, the steps alone are left.
    const put: unknown = rule && 'getMeta' in rule.transform && rule.transform.getMeta(FRENCH);
    if (typeof put === 'string') return put;
  }
  return undefined;
}

/** Takes back what was put right, and all that goes back further is the form's (use-editor-keys.ts). */
export function giveBack(editor: Editor): boolean {
  if (!editor.can().undoInputRule()) return false;
  return editor.chain().setMeta(PUT_RIGHT, true).undoInputRule().run();
}

/** The sign goes, and with it the space that it was given: who deletes a sign does not mean its space alone. */
const deleteSign = (editor: Editor): boolean =>
  editor
    .chain()
    .undoInputRule()
    .command(({ tr }) => {
      const { from } = tr.selection;
      tr.delete(from - 1, from);
      return true;
    })
    .run();

function takeBack(editor: Editor, event: KeyboardEvent): boolean {
  if (isUndo(event)) return giveBack(editor);
  // With another key it takes a word away.
  if (event.key !== 'Backspace' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const put = justPut(editor);
  if (put === undefined) return giveBack(editor);
  // A space that was left out is no sign to delete.
  return put !== '' && deleteSign(editor);
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

export const AsTyped = Extension.create({
  name: 'asTyped',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleKeyDown(_, event) {
            if (!takeBack(editor, event)) return false;
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
