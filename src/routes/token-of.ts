import { withoutBehind } from './without-behind';

/** The last segment, decoded, without what a mail or a sentence has put behind it. */
export function tokenOf(path: string): string {
  const segment = withoutBehind(path).split('/').at(-1) ?? '';
  try {
    return withoutBehind(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
