import { useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { EARLY_PART } from '../early/room-script';
import type { RoomView } from '../view/room-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { richTextStyles } from '../../../components/html/rich-text';
import { FROM } from '../../../theme/tokens';
import { escapeHtml } from '../../../contract/text/escape-html';
import { joinedRanges } from '../../../components/html/joined-ranges';
import type { Translate } from '../../../i18n/message-key';

/** Also of what the script in the page's head writes (early/room-script.ts): by elements alone. */
const headStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 4,
  pt: 4,
  '& > div > h1': { variant: 'text.pageTitle' },
  '& > div:first-of-type > p': { variant: 'text.cap', pb: 1, color: 'muted' },
  '& > [data-part=letter]': { ...richTextStyles, maxWidth: '62ch' },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > div:first-of-type': { gridColumn: '1 / 7' },
    '& > [data-part=letter]': { gridColumn: '7 / 13', pt: 'touch' },
  },
  [FROM.columns12]: { '& > [data-part=letter]': { gridColumn: '7 / 12' } },
  '@media print': { display: 'block', pt: 0, '& > [data-part=letter]': { pt: 3 } },
};

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

/** The script in the page's head writes the same, without what is within paragraphs (early/room-script.ts). */
export function headHtml({ client, title, letter, lang }: RoomView, t: Translate): string {
  const forClient = client ? `<p>${escapeHtml(t('room.for', { client }))}</p>` : '';
  const written = letter ? `<div lang="${lang}" data-part="letter">${joinedRanges(letter)}</div>` : '';
  return `<div>${forClient}<h1 lang="${lang}">${escapeHtml(title)}</h1></div>${written}`;
}

/** Leaves what is the same already, so that it is not painted a second time. @param html is safe */
export function showHtml(box: Element, html: string): void {
  const next = box.cloneNode(false) as Element;
  next.innerHTML = html;
  showChildren(box, next);
}

function showChildren(shown: Element, next: Element): void {
  const nodes = [...next.childNodes];
  nodes.forEach((node, index) => {
    const now = shown.childNodes[index];
    if (!now) shown.append(node);
    else if (!now.isEqualNode(node) && !goesInto(now, node)) now.replaceWith(node);
  });
  for (const left of [...shown.childNodes].slice(nodes.length)) left.remove();
}

/** Whether only what is within has changed, which is shown then. */
function goesInto(now: Node, next: Node): boolean {
  const isSame = now.cloneNode(false).isEqualNode(next.cloneNode(false));
  if (!isSame || !(now instanceof Element) || !(next instanceof Element)) return false;
  if (next.firstElementChild === null) return false;
  showChildren(now, next);
  return true;
}
