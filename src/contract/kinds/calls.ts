import type { TProperties } from '@sinclair/typebox';
import { CREATOR_QUERY } from '../items/creator';
import { COLLECTIONS, KINDS, type Collection } from './kinds';
import { HomePage, Page } from '../page';
import { Preview, PREVIEW_PATH } from './preview';
import { SHAPES } from './shapes';
import { SiteSettings } from '../site-settings';
import { WorkType } from '../items/work';

type Shapes = typeof SHAPES;
type ItemCalls = {
  readonly [C in Collection as (typeof KINDS)[C]['kind']]: { path: string; data: Shapes[C]['item'] };
};
type ListCalls = { readonly [C in Collection]: { path: string; item: Shapes[C]['summary'] } };

const itemCalls = Object.fromEntries(
  COLLECTIONS.map((name) => [KINDS[name].kind, { path: `/api/${name}/:slug`, data: SHAPES[name].item }]),
) as ItemCalls;
const listCalls = Object.fromEntries(
  COLLECTIONS.map((name) => [name, { path: `/api/${name}`, item: SHAPES[name].summary }]),
) as ListCalls;

export const ITEM_CALLS = {
  siteSettings: { path: '/api/site-settings', data: SiteSettings },
  ...itemCalls,
  homePage: { path: '/api/pages/home', data: HomePage },
  page: { path: '/api/pages/:slug', data: Page },
  preview: { path: PREVIEW_PATH, data: Preview },
} as const;

/** What may be asked of an item besides its language. */
export const ITEM_QUERIES: Partial<Record<Collection, TProperties>> = { creators: CREATOR_QUERY };

export const LIST_CALLS = {
  workTypes: { path: '/api/worktypes', item: WorkType },
  ...listCalls,
} as const;
