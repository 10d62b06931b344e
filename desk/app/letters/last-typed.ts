let typedAt = -Infinity;

/** @returns ms since something was typed into a field of the page */
export const sinceTyped = (): number => Date.now() - typedAt;

/** @returns how to stop */
export function watchTyped(): () => void {
  const note = (): void => void (typedAt = Date.now());
  window.addEventListener('input', note, true);
  return () => window.removeEventListener('input', note, true);
}
