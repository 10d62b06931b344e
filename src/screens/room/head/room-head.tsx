import { useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { EARLY_PART } from '../early/room-script';
import type { RoomView } from '../view/room-view';
import { headHtml, showHtml } from './head-html';
import { headStyles } from './room-head.styles';

const writtenEarly = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector(`[data-part=${EARLY_PART}]`)?.innerHTML ?? '');

/** Written by the script in the page's head while this code was on its way; only what it lacks is added. */
export function RoomHead({ room }: { room: RoomView | undefined }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [written] = useState(() => ({ __html: writtenEarly() }));
  useLayoutEffect(() => {
    if (room && box.current) showHtml(box.current, headHtml(room, t));
  }, [room, t]);
  return <div ref={box} data-part={EARLY_PART} sx={headStyles} dangerouslySetInnerHTML={written} />;
}
