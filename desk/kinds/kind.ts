import type { FieldOf as Defined, FieldGroup } from '../../src/contract/collections/fields';
import type { ChoiceName, FieldName } from '../../src/contract/collections/labels';

interface Choice {
  /** Null where nothing is written. */
  value: string | null;
  word: ChoiceName;
}

type Widget =
  | { widget: 'texts'; isTitle?: true | undefined; isHalf?: true | undefined }
  | { widget: 'line'; isTitle?: true | undefined; isAddress?: boolean }
  | { widget: 'number'; isWhole?: true | undefined }
  | { widget: 'date' | 'time'; isOpening?: true | undefined }
  | { widget: 'timeZone' }
  | { widget: 'eventKind' }
  | { widget: 'publication' }
  | { widget: 'choice'; of: readonly Choice[] }
  | { widget: 'references'; shelf: Defined<'references'>['collection']; isOne?: boolean }
  | { widget: 'pictures'; isOne?: boolean }
  | { widget: 'file' }
  | { widget: 'model' }
  | { widget: 'rich' | 'richLines' }
  | { widget: 'lines' }
  | { widget: 'slug' }
  | { widget: 'formerSlugs' }
  | { widget: 'measures' }
  | { widget: 'price' }
  | { widget: 'reserve' }
  | { widget: 'credits' }
  | { widget: 'openingTimes' }
  | { widget: 'socialNetworks' }
  | { widget: 'news' };

/** A line of the form. `path`: a field of an item, or a part of one; both languages of a text are one line here. */
export type Field = {
  path: string;
  /** Its label is `fields.<word>`, its line of help `help.<word>`. */
  word: FieldName;
} & Widget;

export interface Group {
  /** Its heading is `groups.<word>`. */
  word: FieldGroup;
  fields: readonly Field[];
}

/** Groups and fields in reading order. */
export type Kind = readonly Group[];

export type FieldOf<W extends Field['widget']> = Extract<Field, { widget: W }>;
