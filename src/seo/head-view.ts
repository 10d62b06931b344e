import type { PictureView } from '../media/picture-view';
import type { Alternates } from '../routes/alternates';
import type { ThingNode } from './structured-data/node-ids';

export interface HeadView {
  /** '' where the specification leaves it empty (events list); undefined derives it from the path. */
  title?: string;
  description: string;
  path: string;
  alternates: Alternates;
  picture?: PictureView;
  type: 'website' | 'article';
  noindex?: boolean;
  search?: string;
  /** ISO date and time. */
  updatedAt?: string;
  thing?: ThingNode;
  /** Of pages that show models; the file where it is the page's own subject. */
  models?: { file?: string };
}
