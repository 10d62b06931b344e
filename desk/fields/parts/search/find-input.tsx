import { useContext, useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components';

/** ms in which the page is still being scrolled to a search that has just been opened. */
const SCROLLED_TO_MS = 500;

interface FindInputProps extends ComponentProps<typeof Input> {
  place: RefObject<HTMLInputElement>;
  /** How many have been chosen in it. */
  chosen?: number;
  /** By a button: it is typed into next. */
  isAsked: boolean;
}

/** The input of a search whose list opens with the focus. The list closes when the page is scrolled; a click opens it again. */
export function FindInput({ place, chosen = 0, isAsked, ...input }: FindInputProps) {
  const state = useContext(ComboBoxStateContext);
  const list = useRef({ open: () => {}, close: () => {} });
  useEffect(() => {
    list.current = { open: () => state?.open(null, 'focus'), close: () => state?.close() };
  });
  // The focus scrolls the page to it, which would close the list that it opens.
  useEffect(() => {
    if (!isAsked) return undefined;
    const openAgain = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === place.current) list.current.open();
      });
    window.addEventListener('scroll', openAgain, true);
    place.current?.focus();
    const end = () => window.removeEventListener('scroll', openAgain, true);
    const ending = setTimeout(end, SCROLLED_TO_MS);
    return () => {
      clearTimeout(ending);
      end();
    };
  }, [isAsked, place]);
  // The emptied field would open the list again, over what was just chosen.
  useEffect(() => {
    if (chosen > 0) queueMicrotask(() => list.current.close());
  }, [chosen]);
  return <Input {...input} ref={place} onClick={() => state?.open(null, 'focus')} />;
}
