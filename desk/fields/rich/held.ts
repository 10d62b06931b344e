import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Part of a text, by its places; both are the same where the cursor stands between two letters. */
export interface Range {
  from: number;
  to: number;
}

const HELD = new PluginKey<Range | null>('held');

const markOf = (): HTMLElement => Object.assign(document.createElement('span'), { className: 'held' });

/** Words that stay marked while something is chosen for them elsewhere, where the browser shows its selection. */
export const Held = Extension.create({
  name: 'held',
  addProseMirrorPlugins: () => [
    new Plugin<Range | null>({
      key: HELD,
      state: {
        init: () => null,
        apply(change, held) {
          const next = change.getMeta(HELD) as Range | null | undefined;
          if (next !== undefined) return next;
          return held && { from: change.mapping.map(held.from), to: change.mapping.map(held.to) };
        },
      },
      props: {
        decorations(state) {
          const held = HELD.getState(state);
          if (!held) return null;
          const { from, to } = held;
          const mark =
            from === to ? Decoration.widget(from, markOf) : Decoration.inline(from, to, { class: 'held' });
          return DecorationSet.create(state.doc, [mark]);
        },
      },
    }),
  ],
});

export function hold({ isDestroyed, view, state }: Editor, range: Range | null): void {
  if (!isDestroyed) view.dispatch(state.tr.setMeta(HELD, range));
}

/** Where they are in the window. */
export const heldIn = ({ view }: Editor): HTMLElement[] => [
  ...view.dom.querySelectorAll<HTMLElement>('.held'),
];
