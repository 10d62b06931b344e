import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../../components/html/rich-text';
import { SoldMark } from '../../../components/works/sold-mark';
import { SheetFoot } from '../paper/sheet-foot';
import { sheetStyles } from '../paper/sheet.styles';
import type { ListedPiece, RoomPaper as Paper, RoomSheetView } from './room-sheet-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { WORDMARK_TRACKING } from '../../../theme/tokens';
import { mm, pt } from '../paper/sheet-measures';
import { PERSON_WIDTH } from '../../../components/scale/drawing/person-path';
import { PersonDrawing, StandingDrawing } from '../../../components/scale/floor/standing-drawing';
import { withoutPicture, type Standing } from '../../../components/scale/floor/standing';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import { floorRows, FOOT, GAP, workWidth } from './floor-rows';

const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'flex-end',
  '& > span': { flex: 'none', display: 'block', position: 'relative' },
  '& > span > span': { display: 'block', position: 'absolute', bottom: 0 },
  '& svg': { width: '100%', height: '100%', overflow: 'visible', maxWidth: 'none' },
};

const lineStyles: ThemeUICSSObject = {
  // No shorthand: a copied style sheet loses one whose width is calculated.
  borderTopWidth: mm(0.26),
  borderTopStyle: 'solid',
  borderTopColor: 'text',
  display: 'flex',
  height: mm(FOOT),
  pt: mm(1),
  fontSize: pt(7.9),
  lineHeight: 1.3,
  color: 'muted',
  '& > span': { flex: 'none', display: 'block' },
};

interface PaperFloorProps {
  standings: readonly (Standing | undefined)[];
  /** mm */
  width: number;
  height: number;
}

/** All works at one scale, numbered as their pages are, each row beside a person. */
function PaperFloor({ standings, width, height }: PaperFloorProps) {
  const bare = standings.map((standing) => standing && withoutPicture(standing));
  const { scale, rows } = floorRows(bare, { width, height });
  const begin = (PERSON_WIDTH + GAP) * scale;
  return (
    <div aria-hidden="true">
      {rows.map(({ works, tallest }) => (
        <div key={works[0]}>
          <div sx={rowStyles} style={{ height: mm(tallest * scale) }}>
            <span style={{ width: mm(begin), height: mm(PERSON_HEIGHT * scale) }}>
              <span style={{ width: mm(PERSON_WIDTH * scale), height: '100%' }}>
                <PersonDrawing />
              </span>
            </span>
            {works.map((index) => (
              <span key={index} style={{ width: mm(workWidth(bare[index], scale)), height: '100%' }}>
                <PlacedWork standing={bare[index]} scale={scale} />
              </span>
            ))}
          </div>
          <div sx={lineStyles}>
            <span style={{ width: mm(begin) }} />
            {works.map((index) => (
              <span key={index} style={{ width: mm(workWidth(bare[index], scale)) }}>
                {index + 1}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function PlacedWork({ standing, scale }: { standing: Standing | undefined; scale: number }) {
  if (!standing) return null;
  return (
    <span style={{ width: mm(Math.max(1, standing.width) * scale), height: mm(standing.top * scale) }}>
      <StandingDrawing standing={standing} />
    </span>
  );
}

const bodyStyles: ThemeUICSSObject = {
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  pt: mm(12.4),
  pl: mm(15),
  pr: mm(11),
  '& > [data-part=floor]': { mt: 'auto' },
};

const wordmarkStyles: ThemeUICSSObject = {
  fontSize: pt(15),
  lineHeight: 1.1,
  letterSpacing: WORDMARK_TRACKING,
};

const titleStyles: ThemeUICSSObject = {
  pt: mm(22),
  maxWidth: mm(150),
  '& > p': { fontSize: pt(9), color: 'muted' },
  '& > h1': { fontSize: pt(26), fontWeight: 'light', lineHeight: 1.14, letterSpacing: '-.01em' },
  '& > h2': { fontSize: pt(18), fontWeight: 'light', lineHeight: 1.2 },
};

const textStyles: ThemeUICSSObject = {
  pt: mm(7),
  maxWidth: mm(126),
  '& > div, & > div > *': { fontSize: pt(10.5), lineHeight: 1.5, maxWidth: 'none' },
  '&[data-length=long] > div, &[data-length=long] > div > *': { fontSize: pt(9), lineHeight: 1.45 },
};

const listStyles: ThemeUICSSObject = {
  width: '100%',
  mt: mm(7),
  borderCollapse: 'collapse',
  fontSize: pt(9),
  lineHeight: 1.35,
  '& td': { py: mm(1.1), pr: mm(4), verticalAlign: 'top', textAlign: 'left' },
  '& td:first-of-type': { width: mm(9), color: 'muted' },
  '& td:last-of-type': { width: mm(58), pr: 0, textAlign: 'right' },
  '& td:last-of-type > span': { ml: 'auto' },
  '& i': { variant: 'text.workName', fontStyle: 'italic' },
};

const noteStyles: ThemeUICSSObject = { pt: mm(5), fontSize: pt(8.25), color: 'muted' };

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
