import type { SelectedWork } from '../selected-work';
import { getSelection, takeOut } from '../selection-store';

/** A work as it is gathered, with a slug in each language. */
export const gathered = (name: string): SelectedWork => ({
  slugs: { en: name, fr: `${name}-fr` },
  title: `Work ${name}`,
  creators: 'Odile Arc',
});

export const manyGathered = (count: number): SelectedWork[] =>
  Array.from({ length: count }, (_, index) => gathered(`work-${index}`));

/** Forgets what earlier tests have gathered; the browser's storage must work. */
export function forgetSelection(): void {
  takeOut(getSelection()?.works ?? []);
  window.localStorage.clear();
}
