import { flushSync } from 'react-dom';

export const historyOf = (shelf: string, id: string): string =>
  shelf === 'site' ? '/site/history' : `/${shelf}/${id}/history`;

const FOCUSABLE = 'input, textarea, select, [role=spinbutton], [contenteditable=true], [role=row], button';

const languageShown = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-language]')?.dataset['language'];

/** On phones one language alone is shown: the one that the field is in. */
function showLanguageOf(path: string): void {
  const language = fieldAt(path)?.dataset['of'];
  if (language === undefined || language === languageShown()) return;
  const choice = document.querySelector<HTMLElement>(`[data-languages] [lang=${language}]`);
  // Now, since a field that is not shown cannot take the focus.
  flushSync(() => choice?.click());
}

/** The form's field for a path, or for the part of it that has one. */
function fieldAt(path: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const names = path.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const wanted = names.slice(0, count).join('.');
    const found = fields.find(({ dataset }) => dataset['path'] === wanted);
    if (found) return found;
  }
  const parts = fields.filter(({ dataset }) => dataset['path']?.startsWith(`${path}.`));
  return parts.find(({ dataset }) => dataset['of'] === languageShown()) ?? parts[0];
}

function showField(path: string | undefined): HTMLElement | undefined {
  const field = path === undefined ? undefined : fieldAt(path);
  field?.scrollIntoView({ block: 'center' });
  return field;
}

/** px that the heads take above and the floor below. */
const COVERED = 120;
/** px of a field by which it is seen. */
const ENOUGH = 40;

function isSeen(field: HTMLElement): boolean {
  const { top, bottom, height } = field.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight - COVERED) - Math.max(top, COVERED);
  return height > 0 && seen >= Math.min(height, ENOUGH);
}

/** Brings what has changed into sight, without the focus; nothing moves where some of it is seen already. */
export function showFields(paths: readonly string[]): void {
  if (paths.some((path) => [fieldAt(path)].some((field) => field && isSeen(field)))) return;
  const [first] = paths;
  if (first !== undefined) showLanguageOf(first);
  showField(first);
}

/** Of several pictures one alone is open: the one that the path is about. */
function openPart(path: string): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  const part = parts.find(({ dataset }) => path.startsWith(`${dataset['part']}.`));
  // Now, since its fields are looked for next.
  if (part) flushSync(() => part.click());
}

/** Brings a field into sight and gives it the focus. */
export function goToField(path: string | undefined): void {
  if (path !== undefined) {
    openPart(path);
    showLanguageOf(path);
  }
  const parts = showField(path)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
  // Buttons for marks are there once the text has the focus.
  [...parts].find((part) => !part.closest('[data-marks]'))?.focus({ preventScroll: true });
}
