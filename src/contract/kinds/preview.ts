import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { DateTime } from '../common';
import { COLLECTIONS, KINDS, type Collection } from './kinds';
import { LocaleSchema } from '../locale';
import { HomePage, Page } from '../page';
import { SHAPES, type ItemOf } from './shapes';

export const PREVIEW_PATH = '/api/preview/:token';

const previewOf = (type: string, item: TSchema) =>
  Type.Object({ type: Type.Literal(type), locale: LocaleSchema, expires_at: DateTime, item });

export const Preview = Type.Union([
  ...COLLECTIONS.map((name) => previewOf(KINDS[name].kind, SHAPES[name].item)),
  previewOf('page', Type.Union([HomePage, Page])),
]);

interface PreviewAs<Kind extends string, Item> {
  type: Kind;
  locale: Static<typeof LocaleSchema>;
  expires_at: string;
  item: Item;
}
export type Preview =
  | { [C in Collection]: PreviewAs<(typeof KINDS)[C]['kind'], ItemOf<C>> }[Collection]
  | PreviewAs<'page', HomePage | Page>;
