import { frenchFix, type Fix } from './french';

export interface Fixed extends Fix {
  /** The whole text after it. */
  text: string;
  caret: number;
}

type TextInput = HTMLTextAreaElement | HTMLInputElement;

/** As typing does it, so that the browser's own undo stays whole. */
function replace(input: TextInput, from: number, to: number, text: string): void {
  input.setSelectionRange(from, to);
  const typed = text === '' ? 'delete' : 'insertText';
  if (typeof document.execCommand === 'function' && document.execCommand(typed, false, text)) return;
  input.setRangeText(text, from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts right what was just typed. */
export function putRight(input: TextInput): Fixed | undefined {
  const caret = input.selectionStart ?? 0;
  if (caret !== input.selectionEnd) return undefined;
  const fix = frenchFix(input.value.slice(0, caret));
  if (!fix) return undefined;
  replace(input, fix.start, caret, fix.put);
  return { ...fix, text: input.value, caret: fix.start + fix.put.length };
}

/** Whether nothing was typed since. */
export const isFresh = (input: TextInput, fixed: Fixed | undefined): fixed is Fixed =>
  fixed !== undefined && input.value === fixed.text;

export const asTyped = (input: TextInput, { start, caret, typed }: Fixed): void =>
  replace(input, start, caret, typed);

/** Without the sign that was typed last. */
export const beforeSign = (input: TextInput, { start, caret, typed }: Fixed): void =>
  replace(input, start, caret, typed.slice(0, -1));

/** Whether the cursor is where a sign was put right, so that deleting means the sign. */
export const isBehind = ({ selectionStart, selectionEnd }: TextInput, fixed: Fixed | undefined): boolean =>
  Boolean(fixed?.put) && selectionStart === fixed?.caret && selectionEnd === fixed?.caret;
