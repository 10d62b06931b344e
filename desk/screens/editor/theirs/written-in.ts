import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { call } from '../../../app/line/call';
import type { FieldChange, OfItem, OpenItem } from '../../../../api/content/contract/item';
import { writersOf } from '../../../../api/content/contract/writers';
import { savedValues } from '../../../editing/edit-state';
import { titleIn } from '../title-in';
import type { WrittenIn } from './theirs-in';

export interface Together {
  /** The other languages stay as they are. */
  only?: LocaleCode | undefined;
  /** Drafts that are published with it. */
  others: readonly OfItem[];
}

/** Whether a change becomes public with one language, or with both. */
export const goesWith =
  (only: LocaleCode | undefined) =>
  ({ path }: Pick<FieldChange, 'path'>): boolean =>
    only === undefined || !LOCALE_CODES.some((code) => code !== only && path.split('.').includes(code));

/** What goes when an item is published: its own draft, and those of others with it. */
export async function writtenIn(
  item: OpenItem,
  { only, others }: Together,
  locale: LocaleCode,
): Promise<WrittenIn[]> {
  const read = await Promise.all(others.map((one) => call('GET /items/:shelf/:id', { params: one })));
  const writtenOf = ({ shelf, id, draft }: OpenItem): WrittenIn => ({
    ...{ shelf, id },
    writers: writersOf((draft?.changes ?? []).filter(goesWith(only))),
  });
  return [
    writtenOf(item),
    ...read.map((one) => ({ ...writtenOf(one), title: titleIn(savedValues(one), locale) })),
  ];
}
