import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { DateTime } from './common';
import { Creator } from './creator';
import { GalleryEvent } from './event';
import { LocaleSchema } from './locale';
import { HomePage, Page } from './page';
import { PressArticle } from './press';
import { Work } from './work';

const previewOf = <K extends string, T extends TSchema>(type: K, item: T) =>
  Type.Object({ type: Type.Literal(type), locale: LocaleSchema, expires_at: DateTime, item });

/** A draft or published item behind an unguessable token, in the detail shape of its type. */
export const Preview = Type.Union([
  previewOf('work', Work),
  previewOf('creator', Creator),
  previewOf('event', GalleryEvent),
  previewOf('press', PressArticle),
  previewOf('page', Type.Union([HomePage, Page])),
]);
export type Preview = Static<typeof Preview>;
