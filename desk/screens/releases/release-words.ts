import type { ItemLine } from '../../../api/releases/contract/releases';
import type { BuildNote } from '../../../src/contract/hook/releases';
import { titleOf } from '../../app/items/item-name';
import type { Language } from '../../app/words';

type Made = Partial<Pick<BuildNote, 'outcome' | 'number' | 'isWhole' | 'changedPages'>> & {
  items: ItemLine[];
};

export function releaseWords(language: Language, { outcome, number, items, isWhole }: Made): string {
  const { say } = language;
  if (outcome === 'back') return say('releases.backLine', { number: String(number ?? '') });
  const [first, second, ...rest] = items.map((item) => titleOf(item, language));
  if (!first && number === 1) return say('releases.first');
  if (!first) return say(isWhole ? 'releases.wholeSite' : 'releases.content');
  if (!second) return first;
  if (rest.length === 0) return say('join.list', { before: first, after: second });
  return say('releases.andMore', { first, count: rest.length + 1 });
}
