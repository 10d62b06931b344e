import type { PictureView } from '../media/picture-view';
import type { Alternates } from '../routes/alternates';

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
}
