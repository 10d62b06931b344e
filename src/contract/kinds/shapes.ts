import type { Static, TSchema } from '@sinclair/typebox';
import { Creator, CreatorSummary } from '../items/creator';
import { EventSummary, GalleryEvent } from '../items/event';
import type { Collection } from './kinds';
import { PressArticle, PressSummary } from '../items/press';
import { Work, WorkSummary } from '../items/work';

export const SHAPES = {
  works: { summary: WorkSummary, item: Work },
  creators: { summary: CreatorSummary, item: Creator },
  events: { summary: EventSummary, item: GalleryEvent },
  press: { summary: PressSummary, item: PressArticle },
} as const satisfies Record<Collection, { summary: TSchema; item: TSchema }>;

export type SummaryOf<C extends Collection> = Static<(typeof SHAPES)[C]['summary']>;
export type ItemOf<C extends Collection> = Static<(typeof SHAPES)[C]['item']>;
