import type { View } from '../answers/view';

/** Of a list: where it is asked for, and when. */
export interface ListPlace {
  /** In the language of who asks. */
  view: View;
  siteUrl: string;
  /** Unix ms. */
  now: number;
  /** Of creators that are drafts, by id; left out where nobody reads them. */
  draftNames?: ReadonlyMap<string, string>;
}
