import { useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { Shelf } from '../../../contract/items/item';

const KEY = 'desk.preview';

interface Choices {
  isOpen: boolean;
  locale: LocaleCode;
  light: 'day' | 'evening';
  size: 'wide' | 'phone';
}
const FIRST: Choices = { isOpen: true, locale: 'en', light: 'day', size: 'wide' };

/** They have no page of their own. */
const WITHOUT: readonly Shelf[] = ['types', 'site'];

export interface PreviewChoices extends Choices {
  isThere: boolean;
  choose: (part: Partial<Choices>) => void;
  toggle: () => void;
  turnLanguage: () => void;
  turnLight: () => void;
}

function read(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return FIRST;
  }
}

/** How the page is shown; remembered in the browser for the next item. @param shelf none for a room */
export function usePreview(shelf?: Shelf): PreviewChoices {
  const isThere = shelf === undefined || !WITHOUT.includes(shelf);
  const [choices, setChoices] = useState(read);
  const choose = (part: Partial<Choices>): void => {
    const next = { ...choices, ...part };
    setChoices(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Then it holds for this item alone.
    }
  };
  return {
    ...choices,
    isThere,
    isOpen: isThere && choices.isOpen,
    choose,
    toggle: () => choose({ isOpen: !choices.isOpen }),
    turnLanguage: () =>
      choose({ locale: LOCALE_CODES[(LOCALE_CODES.indexOf(choices.locale) + 1) % LOCALE_CODES.length]! }),
    turnLight: () => choose({ light: choices.light === 'day' ? 'evening' : 'day' }),
  };
}
