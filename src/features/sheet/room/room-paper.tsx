import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../../components/html/rich-text';
import { SoldMark } from '../../../components/works/sold-mark';
import { SheetFoot } from '../paper/sheet-foot';
import { sheetStyles } from '../paper/sheet.styles';
import { PaperFloor } from './paper-floor';
import {
  bodyStyles,
  listStyles,
  noteStyles,
  textStyles,
  titleStyles,
  wordmarkStyles,
} from './room-paper.styles';
import type { ListedPiece, RoomPaper as Paper, RoomSheetView } from './room-sheet-view';

/** Characters of HTML from which a text is set smaller, so that a page holds it. */
const LONG = 2600;
/** mm that the floor has on the cover. */
const FLOOR = { width: 184, withLetter: 105, alone: 165 };
/** As large as in print, whatever the window. */
const SIZE = { '--mm': '1mm', fontVariantNumeric: 'normal' } as object;

interface RoomPaperProps {
  paper: Exclude<Paper, { kind: 'piece' }>;
  sheet: RoomSheetView;
}

/** A page of A4 without a piece: cover, letter, prices, conditions. */
export function RoomPaper({ paper, sheet }: RoomPaperProps) {
  return (
    <article data-true-size="" style={SIZE} sx={sheetStyles}>
      <div sx={bodyStyles}>
        <Wordmark />
        <Content paper={paper} sheet={sheet} />
      </div>
      <SheetFoot />
    </article>
  );
}

function Content({ paper, sheet }: RoomPaperProps) {
  const { title, client, letter, conditions, lang, standings } = sheet;
  switch (paper.kind) {
    case 'cover':
      return (
        <>
          <div sx={titleStyles}>
            {client && <p>{client}</p>}
            <h1 lang={lang}>{title}</h1>
          </div>
          {paper.withLetter && <Text html={letter} lang={lang} />}
          <div data-part="floor">
            <PaperFloor
              standings={standings}
              width={FLOOR.width}
              height={paper.withLetter && letter ? FLOOR.withLetter : FLOOR.alone}
            />
          </div>
        </>
      );
    case 'letter':
      return <Text html={letter} lang={lang} />;
    case 'prices':
      return (
        <>
          <div sx={titleStyles}>{paper.isFirst && <h2>{sheet.listTitle}</h2>}</div>
          <PriceList list={paper.list} />
          {paper.isLast && <Notes sheet={sheet} />}
          {paper.withConditions && <Text html={conditions} lang={lang} />}
        </>
      );
    case 'conditions':
      return <Text html={conditions} lang={lang} />;
  }
}

function Wordmark() {
  const { t } = useTranslation();
  return (
    <p lang="fr" sx={wordmarkStyles}>
      {t('site.sheet-first-line')}
      <br />
      {t('site.sheet-second-line')}
    </p>
  );
}

function Text({ html, lang }: { html: string | undefined; lang: string }): ReactNode {
  if (!html) return null;
  return (
    <div lang={lang} data-length={html.length > LONG ? 'long' : undefined} sx={textStyles}>
      <RichText html={html} />
    </div>
  );
}

function Notes({ sheet: { asOf, until } }: { sheet: RoomSheetView }) {
  return (
    <div sx={noteStyles}>
      <p>{asOf}</p>
      <p>{until}</p>
    </div>
  );
}

function PriceList({ list }: { list: readonly ListedPiece[] }) {
  const { t } = useTranslation();
  return (
    <table sx={listStyles}>
      <tbody>
        {list.map(({ number, creators, title, sold, price }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>
              {creators} <i>{title}</i>
            </td>
            <td>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
