import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages';

/** Prints the page; it says 'Printing' while the browser is busy with it. */
export function PrintButton() {
  const { t } = useMessages();
  const [printing, setPrinting] = useState(false);
  const print = () => {
    if (printing) return;
    setPrinting(true);
    // The browser's dialog blocks the page, so the word has to be painted first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.print();
        setPrinting(false);
      }),
    );
  };
  return (
    <button
      type="button"
      sx={{ variant: 'links.underlined' }}
      aria-live="polite"
      aria-disabled={printing}
      onClick={print}
    >
      {t(printing ? 'work.printing' : 'work.print')}
    </button>
  );
}
