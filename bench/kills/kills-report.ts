import { PHASES } from '../../host/rebuild/testing/after-kill';
import { percentile, rounded } from '../lib/percentile';
import { isBad, type Kill } from './kill';

/** What one kill has come to. */
export const outcomeOf = ({ phase, lost, left }: Kill): string => {
  const bad = [...lost.map((edit) => `LOST ${edit}`), ...left.map((name) => `left ${name}`)];
  return `${phase}: ${bad.join(', ') || 'arrived'}`;
};

/** A table of Markdown: how many kills fell into each phase, and what became of the edits; and how long that took. */
export function killsReport(kills: readonly Kill[]): string {
  const rows = PHASES.map((phase) =>
    rowOf(
      phase,
      kills.filter((kill) => kill.phase === phase),
    ),
  );
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const seconds = kills.map(({ ms }) => ms / 1000);
  const [median, most] = [percentile(seconds, 0.5), Math.max(...seconds)].map(rounded);
  return [
    line(['killed when the edit was', 'kills', 'edits', 'arrived', 'lost', 'something left']),
    '|---|---|---|---|---|---|',
    ...[...rows, rowOf('in all', kills)].map(line),
    `After ${kills.filter(isBad).length} of ${kills.length} kills something was lost or left. ` +
      `From the start after a kill until all was released, s: median ${median}, longest ${most}`,
  ].join('\n');
}

function rowOf(name: string, kills: readonly Kill[]): (string | number)[] {
  const edits = sum(kills.map((kill) => kill.edits));
  const lost = sum(kills.map((kill) => kill.lost.length));
  return [name, kills.length, edits, edits - lost, lost, kills.filter(({ left }) => left.length > 0).length];
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
