import type { Question } from './question';
import { clearOfClose, clearOfSearch } from './questions/clear-of-search';
import { focusOnPhone, focusSeen, orderOfDocument } from './questions/focus';
import { forcedColours } from './questions/forced-colours';
import { colours, guidelines } from './questions/guidelines';
import { lightsInPlace } from './questions/lights-in-place';
import { pressable } from './questions/pressable';
import { reflow, textSpacing } from './questions/reflow';
import { silence } from './questions/silence';

/** What every screen is asked; a new question is a file in questions/ and a line here. */
export const QUESTIONS: readonly Question[] = [
  guidelines,
  colours,
  reflow,
  textSpacing,
  lightsInPlace,
  clearOfSearch,
  clearOfClose,
  pressable,
  focusOnPhone,
  focusSeen,
  orderOfDocument,
  forcedColours,
  silence,
];
