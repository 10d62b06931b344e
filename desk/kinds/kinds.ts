import type { Shelf } from '../../api/content/contract/item';
import { ARTICLE } from './article';
import { CREATOR } from './creator';
import { EVENT } from './event';
import type { Kind } from './kind';
import { HOME, PAGE } from './page';
import { SITE } from './site';
import { WORK, WORK_TYPE } from './work';

const KINDS: Record<Shelf, Kind> = {
  works: WORK,
  creators: CREATOR,
  events: EVENT,
  press: ARTICLE,
  types: WORK_TYPE,
  pages: PAGE,
  site: SITE,
};

export const kindOf = (shelf: Shelf, id: string): Kind =>
  shelf === 'pages' && id === 'home' ? HOME : KINDS[shelf];
