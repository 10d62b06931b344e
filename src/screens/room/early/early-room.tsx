import { useState } from 'react';
import { headStyles } from '../head/room-head.styles';
import { EARLY_PART } from './room-script';

/** What the script in the page's head has written, which React leaves as it is. */
export function EarlyRoom() {
  const [written] = useState(() =>
    typeof document === 'undefined'
      ? ''
      : (document.querySelector(`[data-part=${EARLY_PART}]`)?.innerHTML ?? ''),
  );
  return <div data-part={EARLY_PART} sx={headStyles} dangerouslySetInnerHTML={{ __html: written }} />;
}
