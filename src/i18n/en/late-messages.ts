import { FORMS } from './late/forms';
import { HOME } from './late/home';
import { LISTED } from './late/listed';
import { LISTS } from './late/lists';
import { NOTES } from './late/notes';
import { OF_WORK } from './late/of-work';
import { OPENING } from './late/opening';
import { PAGES } from './late/pages';
import { PREVIEWS } from './late/previews';
import { SEARCH_BOX } from './late/search-box';
import { SELECTION } from './late/selection';
import { STATES } from './late/states';

/** Loaded with the code that uses it (src/i18n/late). */
export const messages = {
  ...SELECTION,
  ...HOME,
  ...LISTS,
  ...OPENING,
  ...PAGES,
  ...NOTES,
  ...FORMS,
  ...STATES,
  ...PREVIEWS,
  ...SEARCH_BOX,
  ...LISTED,
  ...OF_WORK,
} as const;
