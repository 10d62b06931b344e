import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { DateTime } from '../common';
import { CreatorSummary } from '../items/creator';
import { EventSummary } from '../items/event';
import { COLLECTIONS, KINDS, type Collection } from './kinds';
import { LocaleSchema } from '../locale';
import { HomePage, Page } from '../page';
import { SHAPES, type ItemOf } from './shapes';

export const PREVIEW_PATH = '/api/preview/:token';

const previewOf = (type: string, item: TSchema) =>
  Type.Object({
    ...{ type: Type.Literal(type), locale: LocaleSchema, expires_at: DateTime, item },
    is_public: Type.Optional(
      Type.Boolean({ description: 'Whether the item has a public page at the address that it names' }),
    ),
    unwritten: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Fields that nobody has written yet: what the item says there is a stand-in',
      }),
    ),
  });

export const HomeAround = Type.Object(
  {
    works_count: Type.Integer({ description: 'public works' }),
    events: Type.Array(EventSummary),
    creators: Type.Array(CreatorSummary, { description: 'the first ones with a portrait, 12 at most' }),
  },
  { description: 'With the home page: what it shows that its own record does not hold' },
);
export type HomeAround = Static<typeof HomeAround>;

const pagePreview = Type.Object({
  ...previewOf('page', Type.Union([HomePage, Page])).properties,
  around: Type.Optional(HomeAround),
});

export const Preview = Type.Union([
  ...COLLECTIONS.map((name) => previewOf(KINDS[name].kind, SHAPES[name].item)),
  pagePreview,
]);

interface PreviewAs<Kind extends string, Item> {
  type: Kind;
  locale: Static<typeof LocaleSchema>;
  expires_at: string;
  item: Item;
  is_public?: boolean;
  unwritten?: string[];
}
interface PagePreview extends PreviewAs<'page', HomePage | Page> {
  around?: HomeAround;
}
export type Preview =
  | { [C in Collection]: PreviewAs<(typeof KINDS)[C]['kind'], ItemOf<C>> }[Collection]
  | PagePreview;
