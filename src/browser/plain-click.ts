import type { MouseEvent } from 'react';

/** Whether a click is to be followed in this window, rather than in a new tab or as a download. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
