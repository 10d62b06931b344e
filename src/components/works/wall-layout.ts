/** First column, from 1, and number of columns. */
export interface Place {
  column: number;
  span: number;
  startsRow: boolean;
  alone?: 'left' | 'right';
}

export interface Wall {
  columns: number;
  spanOf: (portrait: boolean) => number;
}

/** Columns of the works page (design page, '2 Works'). */
export const WALLS = {
  narrow: { columns: 2, spanOf: (portrait) => (portrait ? 1 : 2) },
  medium: { columns: 6, spanOf: (portrait) => (portrait ? 2 : 3) },
  wide: { columns: 12, spanOf: (portrait) => (portrait ? 3 : 4) },
} satisfies Record<string, Wall>;

/** A row's free columns become gaps, so that both edges are flush. `portraits`: upright or missing pictures. */
export function hang(portraits: readonly boolean[], wall: Wall): Place[] {
  const rows = fillRows(portraits.map(wall.spanOf), wall.columns);
  let alone = 0;
  return rows.flatMap((spans, index) => {
    const isLast = index === rows.length - 1;
    if (wall === WALLS.narrow && spans.length === 1 && spans[0] === 1) {
      return [{ column: 1, span: 2, startsRow: true, alone: alone++ % 2 ? 'right' : 'left' } as const];
    }
    const staysLeft = isLast && spans.length < 3 && wall === WALLS.wide;
    return placeRow(spans, staysLeft ? 0 : wall.columns - sum(spans));
  });
}

function fillRows(spans: readonly number[], columns: number): number[][] {
  const rows: number[][] = [];
  for (const span of spans) {
    const row = rows.at(-1);
    if (row && sum(row) + span <= columns) row.push(span);
    else rows.push([span]);
  }
  return rows;
}

function placeRow(spans: readonly number[], unused: number): Place[] {
  let column = 1;
  let left = unused;
  return spans.map((span, index) => {
    const place = { column, span, startsRow: index === 0 };
    const gapsToCome = spans.length - 1 - index;
    const gap = gapsToCome > 0 ? Math.ceil(left / gapsToCome) : 0;
    column += span + gap;
    left -= gap;
    return place;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
