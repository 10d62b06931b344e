export const historyOf = (shelf: string, id: string): string =>
  shelf === 'site' ? '/site/history' : `/${shelf}/${id}/history`;

const FOCUSABLE = 'input, textarea, select, [role=spinbutton], [contenteditable=true], [role=row], button';

/** The form's field for a path, or for the part of it that has one. */
function fieldAt(path: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const names = path.split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const wanted = names.slice(0, count).join('.');
    const found = fields.find(({ dataset }) => dataset['path'] === wanted);
    if (found) return found;
  }
  return fields.find(({ dataset }) => dataset['path']?.startsWith(`${path}.`));
}

export function showField(path: string | undefined): HTMLElement | undefined {
  const field = path === undefined ? undefined : fieldAt(path);
  field?.scrollIntoView({ block: 'center' });
  return field;
}

/** Of several pictures one alone is open: the one that the path is about. */
function openPart(path: string): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  parts.find(({ dataset }) => path.startsWith(`${dataset['part']}.`))?.click();
}

/** Brings a field into sight and gives it the focus. */
export function goToField(path: string | undefined): void {
  if (path !== undefined) openPart(path);
  showField(path)?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
