import { useRef, type FocusEvent } from 'react';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { valueAt } from '../../api/content/contract/field-path';
import { useEditor } from '../editing/editor-context';

/** A year, a span of years, a measure: nothing that could be translated. */
const isWordless = (text: unknown): text is string =>
  typeof text === 'string' && /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

const languageOf = (target: EventTarget) => {
  const side =
    target instanceof Element ? target.closest<HTMLElement>('[data-of]')?.dataset['of'] : undefined;
  return LOCALE_CODES.find((code) => code === side);
};

/**
 * What is written in figures is the same in the other language, once the field is left, where that has nothing or what
 * this one had before.
 */
export function useSameInBoth(path: string) {
  const { session } = useEditor();
  const before = useRef<unknown>(null);
  const textIn = (locale: string): unknown => valueAt(session.state().values, `${path}.${locale}`);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const locale = languageOf(target);
      if (locale) before.current = textIn(locale);
    },
    onBlur: ({ target }: FocusEvent): void => {
      const locale = languageOf(target);
      const text = locale && textIn(locale);
      if (!locale || !isWordless(text) || text === before.current) return;
      for (const other of LOCALE_CODES.filter((code) => code !== locale)) {
        const there = textIn(other);
        if (there === null || there === before.current) session.change(`${path}.${other}`, text);
      }
    },
  };
}
