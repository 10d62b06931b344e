import type { DeletedItem } from '../../../api/content/contract/deleted';
import type { Language } from '../words';

/** When, and by whom: `deleted 24 Nov by Marie`. */
export function deletedWords({ say, at: timeOf }: Language, { at, by, isDraft }: DeletedItem): string {
  const time = timeOf(at);
  if (isDraft) return say('deleted.draftBy', { time, name: by ?? '' });
  return by ? say('deleted.by', { time, name: by }) : say('deleted.when', { time });
}
