import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { BELOW_WIDE } from '../../theme/measures';

interface RowsProps<Row> {
  rows: readonly Row[];
  blank: () => Row;
  /** What one row is called. */
  word: string;
  onChange: (rows: Row[] | null) => void;
  /** Heads each row where rows are long; new ones come first there, and any can be made the first. */
  titleOf?: (row: Row) => string;
  /** What takes a row out, where more than the row can be. */
  removeWord?: string;
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode;
}

const rowStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '20px',
  alignItems: 'end',
  pb: 2,
  '& + &': { pt: 2 },
  [BELOW_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const toolStyles: ThemeUICSSObject = {
  display: 'flex',
  gap: 3,
  pb: 'touch',
  variant: 'text.cap',
  '& button': { minWidth: 'smallTarget', minHeight: 'smallTarget' },
};

/** Of long rows: what moves them stands beside what they are called, away from what changes their parts. */
const headedStyles: ThemeUICSSObject = { ...rowStyles, gridTemplateColumns: 'minmax(0, 1fr)' };
const headStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '20px',
};
const headingStyles: ThemeUICSSObject = {
  pb: 2,
  fontFamily: 'sans',
  fontSize: 'ui',
  fontWeight: 'normal',
  scrollMarginTop: 'calc(var(--desk-header) + 72px)',
  '& > span': { color: 'muted', pr: 2 },
};

/** Rows of a list: each can be moved and taken out, and new ones come at the end, or first among long ones. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { rows, blank, word, onChange, titleOf, children } = props;
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  // Long rows leave the window when they move: what was pressed is followed to its new place.
  const [moved, setMoved] = useState<{ to: number }>();
  useEffect(() => {
    if (!moved) return;
    const head = list.current?.querySelectorAll<HTMLElement>(':scope > [role=group] > header > h3')[moved.to];
    head?.scrollIntoView({ block: 'start' });
    head?.focus({ preventScroll: true });
  }, [moved]);
  const change = (next: Row[]): void => onChange(next.length > 0 ? next : null);
  const move = (index: number, to: number): void => {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(to, 0, row);
    change(next);
    if (titleOf) setMoved({ to });
  };
  const add = (): void => {
    change(titleOf ? [blank(), ...rows] : [...rows, blank()]);
    if (titleOf) setMoved({ to: 0 });
  };
  const adding = (
    <Button look="link" aria-label={say('editor.addTo', { name: word })} onClick={add}>
      {say('editor.add')}
    </Button>
  );
  return (
    <div ref={list}>
      {titleOf && <p sx={{ pb: 3 }}>{adding}</p>}
      {rows.map((row, index) => {
        const name = `${word} ${index + 1}`;
        const tools = (
          <span sx={toolStyles}>
            {titleOf && index > 1 && (
              <Button look="link" aria-label={say('editor.first', { name })} onClick={() => move(index, 0)}>
                {say('editor.firstShort')}
              </Button>
            )}
            {index > 0 && (
              <Button
                look="link"
                aria-label={say('editor.up', { name })}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
            )}
            {index < rows.length - 1 && (
              <Button
                look="link"
                aria-label={say('editor.down', { name })}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
            )}
            <Button
              look="link"
              aria-label={say('editor.remove', { name })}
              onClick={() => change(rows.filter((_, at) => at !== index))}
            >
              {props.removeWord ?? say('editor.removeShort')}
            </Button>
          </span>
        );
        return (
          // Rows have no identity of their own: they are what stands at a place.
          <div key={index} role="group" aria-label={name} sx={titleOf ? headedStyles : rowStyles}>
            {titleOf && (
              <header sx={headStyles}>
                <h3 tabIndex={-1} sx={headingStyles}>
                  <span>{index + 1}</span> {titleOf(row)}
                </h3>
                {tools}
              </header>
            )}
            {children(
              row,
              (part) => change(rows.map((one, at) => (at === index ? { ...one, ...part } : one))),
              index,
            )}
            {!titleOf && tools}
          </div>
        );
      })}
      {!titleOf && adding}
    </div>
  );
}
