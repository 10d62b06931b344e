import { AIMS, FIGURE_NAMES, misses, type Figures } from './figures';

/** A page and what was measured of it. */
export interface Row {
  name: string;
  path: string;
  figures: Figures;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const aims = FIGURE_NAMES.map((name) => {
  const { shown, least, most } = AIMS[name];
  if (least !== undefined) return least === 100 ? shown(least) : `≥ ${shown(least)}`;
  return most === undefined ? '' : `≤ ${shown(most)}`;
});

/** The pages as a Markdown table, the aims in its first row; what falls short is bold. */
export function markdownTable(rows: readonly Row[]): string {
  return [
    line(['page', 'address', ...FIGURE_NAMES.map((name) => AIMS[name].title)]),
    `|${'---|'.repeat(FIGURE_NAMES.length + 2)}`,
    line(['aim', '', ...aims]),
    ...rows.map(({ name, path, figures }) =>
      line([
        name,
        `\`${path}\``,
        ...FIGURE_NAMES.map((figure) => {
          const shown = AIMS[figure].shown(figures[figure]);
          return misses(figure, figures[figure]) ? `**${shown}**` : shown;
        }),
      ]),
    ),
  ].join('\n');
}
