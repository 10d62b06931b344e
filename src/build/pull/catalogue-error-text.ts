import { problemText } from '../../gallery/faults/fault-text';
import type { GalleryError } from '../../gallery/faults/gallery-error';

/** More would push the beginning out of the terminal's scrollback. */
const MOST_LINES = 200;

function wrongFields(failures: readonly GalleryError[]): string[] {
  return failures.flatMap(({ call, slug, problems }) => [
    `  ${call}${slug ? ` (slug ${slug})` : ''}`,
    ...problems.map((problem) => `    ${problemText(problem)}`),
  ]);
}

function groupText(failures: readonly GalleryError[]): string[] {
  const { kind, fault, advice } = failures[0]!;
  if (kind === 'unreachable') return [`${fault}: ${failures.length} calls without an answer. ${advice}`];
  const calls = failures.map(({ call }) => `  ${call}`);
  return [`${fault}. ${advice}`, ...(kind === 'contract' ? wrongFields(failures) : calls)];
}

export function catalogueErrorText(failures: readonly GalleryError[], conflicts: readonly string[]): string {
  const faults = [...new Set(failures.map(({ fault }) => fault))];
  const groups = faults.map((fault) => groupText(failures.filter((failure) => failure.fault === fault)));
  if (conflicts.length > 0) groups.push(['Items do not agree.', ...conflicts.map((line) => `  ${line}`)]);
  const lines = groups.flat();
  const rest = lines.length - MOST_LINES;
  return [
    'The catalogue cannot be built from.',
    ...lines.slice(0, MOST_LINES),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}
