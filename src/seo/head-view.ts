import type { PictureView } from '../media/picture-view';
import type { Alternates } from '../routes/alternates';
import type { ThingNode } from './structured-data/node-ids';

/** What a page tells crawlers and social networks about itself. */
export interface HeadView {
  /** '' where the specification leaves it empty (events list); left out, it derives from the path. */
  title?: string;
  description: string;
  path: string;
  alternates: Alternates;
  picture?: PictureView;
  type: 'website' | 'article';
  noindex?: boolean;
  /** The query that the page was made for, with its question mark. */
  search?: string;
  /** When what the page shows was changed last, ISO date and time. */
  updatedAt?: string;
  /** What the page is about, as a node of schema.org that has an absolute id. */
  thing?: ThingNode;
}
