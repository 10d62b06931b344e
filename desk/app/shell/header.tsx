import { Link, useMatchRoute } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, CLOSE, FROM_WIDE, ON_PHONE, SIZES } from '../../theme/measures';
import { COUNT } from '../../theme/shelves';
import { useMe } from '../data';
import { useNewMessages } from '../live';
import { LISTS_PLACE, OWN_PLACES, PLACES, VISITORS_PLACES } from '../navigation';
import { useSay } from '../words';
import { useTitle } from './use-title';
import { Lamp } from './lamp';
import { Wordmark } from './wordmark';

const barStyles: ThemeUICSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  height: 'header',
  pl: 'margin',
  pr: 'besideLamp',
  bg: 'background',
  overflowX: 'clip',
  [BELOW_WIDE]: { gap: 4 },
  [CLOSE]: { gap: 3 },
};
const navStyles: ThemeUICSSObject = {
  display: 'flex',
  // French names are long.
  gap: 3,
  mr: 'auto',
  [CLOSE]: { gap: 'near', variant: 'text.cap' },
  '& a': { variant: 'links.quiet', py: 2, color: 'muted', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] > span': { borderBottom: 'chosen', pb: 'underWord' },
  [BELOW_WIDE]: { display: 'none' },
};
const finderStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: 'finder',
  // It gives way first where names of places and people are long.
  flexShrink: 1000,
  minWidth: 'target',
  height: 'target',
  // Where there is little room, the keys go before the word does.
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  overflow: 'hidden',
  color: 'muted',
  borderBottom: 'field',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > span': { lineHeight: SIZES.target },
  '& kbd': { flex: 'none', variant: 'text.note', fontFamily: 'sans', px: 'touch', border: 'field' },
  [BELOW_WIDE]: { ml: 'auto' },
  // The keys alone; its name is read all the same.
  [CLOSE]: { width: 'auto', '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
  [ON_PHONE]: { display: 'none' },
};
const helpStyles: ThemeUICSSObject = {
  '& a': { variant: 'links.quiet', display: 'inline-block', py: 2, whiteSpace: 'nowrap' },
  '& a[aria-current]': { borderBottom: 'chosen' },
  [CLOSE]: { variant: 'text.cap' },
  [ON_PHONE]: { display: 'none' },
};
/** A long name is cut rather than brought under the lamp. */
const ownStyles: ThemeUICSSObject = {
  ...helpStyles,
  minWidth: 0,
  overflow: 'clip',
  '&:focus-within': { overflow: 'visible' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [BELOW_WIDE]: { display: 'none' },
};
const menuStyles: ThemeUICSSObject = {
  '& a': { variant: 'links.quiet', display: 'inline-block', py: 'near' },
  [FROM_WIDE]: { display: 'none' },
  [ON_PHONE]: { ml: 'auto' },
  // On phones the menu is in the foot bar.
  '[data-foot] &': { [ON_PHONE]: { display: 'none' } },
};
/** On phones the menu's title replaces the house's name. */
const titleStyles: ThemeUICSSObject = {
  display: 'none',
  [ON_PHONE]: { display: 'block', variant: 'text.wordmark', '& + *': { display: 'none' } },
};

/** @param onFind opens the palette */
export function Header({ onFind }: { onFind: () => void }) {
  const say = useSay();
  const { name, email } = useMe();
  const fresh = useNewMessages();
  const matches = useMatchRoute();
  const isMenu = matches({ to: '/menu' });
  const place = [...PLACES, ...VISITORS_PLACES, ...OWN_PLACES, LISTS_PLACE].find(({ to }) =>
    matches({ to, fuzzy: to !== '/' }),
  );
  useTitle(place ? say(place.word) : '');
  // A list is one of works.
  const isLists = Boolean(matches({ to: '/import' }));
  return (
    <header sx={barStyles}>
      {isMenu && (
        <span aria-hidden="true" sx={titleStyles}>
          {say('nav.menu')}
        </span>
      )}
      <Wordmark />
      <nav aria-label={say('nav.label')} sx={navStyles}>
        {PLACES.map(({ to, word }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to === '/' }}
            {...(to === '/works' && isLists && { 'aria-current': true })}
          >
            <span>{say(word)}</span>
            {to === '/messages' && !!fresh && (
              <sup sx={COUNT}>{say('visitors.number', { count: fresh })}</sup>
            )}
          </Link>
        ))}
      </nav>
      <button type="button" onClick={onFind} aria-keyshortcuts="Control+K" sx={finderStyles}>
        <span>{say('find.open')}</span> <kbd>{say('find.keys')}</kbd>
      </button>
      <span sx={helpStyles}>
        <Link to="/manual">{say('nav.manual')}</Link>
      </span>
      <span sx={ownStyles}>
        <Link to="/you">{name.split(' ')[0] || email}</Link>
      </span>
      <span sx={menuStyles}>
        <Link to="/menu">{say('nav.menu')}</Link>
      </span>
      <Lamp />
    </header>
  );
}
