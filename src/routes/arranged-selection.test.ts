import { arrangedSelection } from '../contract/forms/arranged-selection';
import { LOCALE_CODES } from '../contract/locale-codes';
import { routePath } from './route-path';

/** The API writes this address without knowing the site's: the page is called so in each language. */
it.each(LOCALE_CODES)(
  'works as they are arranged are on the page ‘selection’, which is not translated, in %s',
  (locale) => {
    const places = [
      { x: 90, turn: 0 },
      { x: 200, turn: 45 },
    ];
    expect(arrangedSelection(locale, ['quai', 'brise'], { places, wall: 300 })).toBe(
      `${routePath('selection', locale)}?works=quai,brise&at=90,200r45&wall=300#floor`,
    );
  },
);
