import type { OfNamed } from '../../api/content/contract/shown';
import type { WordKey } from '../words/en';

type Named<Prefix extends string, Key = WordKey> = Key extends `${Prefix}.${infer Name}` ? Name : never;

/** Its label is `field.<word>`, its line of help `help.<word>`. */
export type FieldWord = Named<'field'>;
export type GroupWord = Named<'group'>;
export type ChoiceWord = Named<'choice'>;

interface Choice {
  /** Null where nothing is written. */
  value: string | null;
  word: ChoiceWord;
}

type Widget =
  | { widget: 'texts'; isTitle?: true; isHalf?: true }
  | { widget: 'line'; isTitle?: true; isAddress?: true }
  | { widget: 'number'; isWhole?: true }
  | { widget: 'date' | 'time'; isOpening?: true }
  | { widget: 'timeZone' }
  | { widget: 'eventKind' }
  | { widget: 'publication' }
  | { widget: 'choice'; of: readonly Choice[] }
  | { widget: 'references'; shelf: OfNamed['shelf']; isOne?: true }
  | { widget: 'pictures'; isOne?: true }
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

/** `path`: a field of the file, or a part of one; both languages of a text are one line here. */
export type Field<Name extends string = string> = {
  path: Name | `${Name}.${string}`;
  word: FieldWord;
} & Widget;

export interface Group<Name extends string = string> {
  word: GroupWord;
  fields: readonly Field<Name>[];
}

/** Groups and fields in reading order. */
export type Kind<Name extends string = string> = readonly Group<Name>[];

export type FieldOf<W extends Field['widget']> = Extract<Field, { widget: W }>;
