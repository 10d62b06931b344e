import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { useEditorSearch } from '../../../app/lists/editor-search';
import { useLanguage } from '../../../app/words';
import type { Shelf } from '../../../../api/content/contract/item';
import { choicesIn, KEPT, namesOf, read, type Choices } from './preview-choices';

/** They have no page of their own. */
const WITHOUT: readonly Shelf[] = ['types', 'site'];

export interface PreviewChoices extends Choices {
  isThere: boolean;
  choose: (part: Partial<Choices>) => void;
  toggle: () => void;
  turnLanguage: () => void;
  turnLight: () => void;
}

/**
 * How the page is shown: in the address, so that Back and a shared link show the same; remembered for the next item.
 *
 * @param shelf none for a room
 */
export function usePreview(shelf?: Shelf): PreviewChoices {
  const isThere = shelf === undefined || !WITHOUT.includes(shelf);
  const navigate = useNavigate();
  const { preview } = useEditorSearch();
  const { locale: own } = useLanguage();
  const [remembered, setRemembered] = useState(() => read(own));
  const choices = choicesIn(preview, remembered);
  const choose = (part: Partial<Choices>): void => {
    const next = { ...choices, ...part };
    setRemembered(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // Then it holds for this item alone.
    }
    void navigate({
      to: '.',
      search: ((search: object) => ({ ...search, preview: namesOf(next) })) as never,
      // The address keeps the group that was gone to, and the form stays where it has been scrolled to since.
      ...{ hash: true, replace: true, resetScroll: false, hashScrollIntoView: false },
    });
  };
  const { locale, light, isOpen } = choices;
  return {
    ...choices,
    isThere,
    isOpen: isThere && isOpen,
    choose,
    toggle: () => choose({ isOpen: !isOpen }),
    turnLanguage: () =>
      choose({
        locale: LOCALE_CODES[(LOCALE_CODES.indexOf(locale) + 1) % LOCALE_CODES.length] as LocaleCode,
      }),
    turnLight: () => choose({ light: light === 'day' ? 'evening' : 'day' }),
  };
}

/** Turns the page to the language that somebody writes in, so that it is seen there; reading or passing a field does not. */
export function useFollowing({ isThere, isOpen, locale, choose }: PreviewChoices): void {
  const turn = useRef((_written: string | undefined) => {});
  useEffect(() => {
    turn.current = (written) => {
      const next = LOCALE_CODES.find((code) => code === written);
      if (isThere && isOpen && next && next !== locale) choose({ locale: next });
    };
  });
  useEffect(() => {
    const write = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
      turn.current(field?.dataset['of']);
    };
    document.addEventListener('input', write);
    return () => document.removeEventListener('input', write);
  }, []);
}
