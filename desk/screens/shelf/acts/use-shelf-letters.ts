import { useLetters, type LetterKey } from '../../../app/letters/letter-keys';
import { useTakeBack } from '../../../app/lists/use-take-back';
import { useLanguage } from '../../../app/words';

interface ShelfKeys {
  mark: (() => void) | undefined;
  choose: (() => void) | undefined;
  /** Address of the page of the piece in hand. */
  site: string | undefined;
  history: (() => void) | undefined;
  duplicate: (() => void) | undefined;
  make: () => void;
  takeBack: (() => void) | undefined;
}

/** Letters of a list (DESK.md, 'Keys'), and ctrl Z. */
export function useShelfLetters({ mark, choose, site, history, duplicate, make, takeBack }: ShelfKeys): void {
  const { locale } = useLanguage();
  const letters: (LetterKey | undefined)[] = [
    mark && { letter: 's', word: 'keys.sold', act: mark, waits: true },
    mark && locale === 'fr' ? { letter: 'v', word: 'keys.sold', act: mark, waits: true } : undefined,
    choose && { letter: 'x', word: 'keys.choose', act: choose },
    site === undefined
      ? undefined
      : { letter: 'o', word: 'keys.site', act: () => window.open(site, '_blank', 'noopener'), waits: true },
    history && { letter: 'h', word: 'keys.history', act: history, waits: true },
    duplicate && { letter: 'd', word: 'keys.duplicate', act: duplicate, waits: true },
    { letter: 'n', word: 'keys.new', act: make, waits: true },
  ];
  useLetters(letters.filter((one) => one !== undefined));
  useTakeBack(takeBack);
}
