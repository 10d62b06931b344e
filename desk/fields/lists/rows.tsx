import type { ReactNode } from 'react';
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

/** Rows of a list: each can be moved and taken out, and new ones come at the end. */
export function Rows<Row extends object>({ rows, blank, word, onChange, children }: RowsProps<Row>) {
  const say = useSay();
  const change = (next: Row[]): void => onChange(next.length > 0 ? next : null);
  const move = (index: number, by: 1 | -1): void => {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    change(next);
  };
  return (
    <div>
      {rows.map((row, index) => {
        const name = `${word} ${index + 1}`;
        return (
          // Rows have no identity of their own: they are what stands at a place.
          <div key={index} role="group" aria-label={name} sx={rowStyles}>
            {children(
              row,
              (part) => change(rows.map((one, at) => (at === index ? { ...one, ...part } : one))),
              index,
            )}
            <span sx={toolStyles}>
              {index > 0 && (
                <Button look="link" aria-label={say('editor.up', { name })} onClick={() => move(index, -1)}>
                  ↑
                </Button>
              )}
              {index < rows.length - 1 && (
                <Button look="link" aria-label={say('editor.down', { name })} onClick={() => move(index, 1)}>
                  ↓
                </Button>
              )}
              <Button
                look="link"
                aria-label={say('editor.remove', { name })}
                onClick={() => change(rows.filter((_, at) => at !== index))}
              >
                {say('editor.removeShort')}
              </Button>
            </span>
          </div>
        );
      })}
      <Button
        look="link"
        aria-label={say('editor.addTo', { name: word })}
        onClick={() => change([...rows, blank()])}
      >
        {say('editor.add')}
      </Button>
    </div>
  );
}
