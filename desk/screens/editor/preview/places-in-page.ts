import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { LINE_WIDTHS } from '../../../../src/theme/lines';
import { colourOf } from '../../../../src/theme/tokens';
import { valueAt } from '../../../../api/content/contract/field-path';
import type { Values } from '../../../../api/content/contract/item';
import { readable } from '../../../editing/readable';
import type { Kind } from '../../../kinds/kind';

/** Characters; shorter texts stand in many places. */
const SHORTEST = 3;
/** Characters of a text that is looked for within a longer one. */
const SHORTEST_WITHIN = 12;
/** Parents of what was clicked that are looked at. */
const MOST_PARENTS = 4;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Elements that have the text and no child that has all of it. */
function elementsWith(page: Document, text: string): HTMLElement[] {
  const has = (element: Element): boolean => tidy(element.textContent ?? '').includes(text);
  return [...page.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => has(element) && ![...element.children].some(has) && !element.closest('script, style'),
  );
}

/** Outlines the place of a field, where its text stands in one element alone. @returns how to take the outline away */
export function pointAt(
  page: Document | null | undefined,
  values: Values,
  path: string | undefined,
): (() => void) | undefined {
  if (!page?.body || path === undefined) return undefined;
  const [text = ''] = readable(valueAt(values, path)).split('\n').map(tidy).filter(Boolean);
  if (text.length < SHORTEST) return undefined;
  const found = elementsWith(page, text);
  const whole = found.filter((element) => tidy(element.textContent ?? '') === text);
  // A year or another short text may stand within a text that is about something else.
  const [element, another] = whole.length > 0 ? whole : text.length < SHORTEST_WITHIN ? [] : found;
  if (!element || another) return undefined;
  element.style.outline = `${LINE_WIDTHS.thick} solid ${colourOf('accent')}`;
  element.style.outlineOffset = LINE_WIDTHS.thick;
  element.scrollIntoView({ block: 'nearest' });
  return () => {
    element.style.outline = '';
    element.style.outlineOffset = '';
  };
}

interface Written {
  values: Values;
  kind: Kind;
  locale: LocaleCode;
}

/** The field whose text was clicked. */
export function pathOfText(clicked: Element, { values, kind, locale }: Written): string | undefined {
  const written = kind
    .flatMap((group) => group.fields)
    .flatMap(({ path }) => [`${path}.${locale}`, path])
    .map((path) => ({ path, text: tidy(readable(valueAt(values, path))) }))
    .filter(({ text }) => text.length >= SHORTEST);
  let element: Element | null = clicked;
  for (let step = 0; element && step < MOST_PARENTS; step += 1, element = element.parentElement) {
    const text = tidy(element.textContent ?? '');
    if (text.length < SHORTEST) continue;
    const same = written.find((one) => one.text === text) ?? written.find((one) => one.text.includes(text));
    if (same) return same.path;
  }
  return undefined;
}
