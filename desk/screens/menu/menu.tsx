import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { useMe } from '../../app/data';
import { allowedOf, LISTS_PLACE, OWN_PLACES, PLACES } from '../../app/navigation';
import { LANGUAGES, useChangeMe } from '../../app/own-choices';
import { Choices } from '../../app/parts/choices';
import { useSignOut } from '../../app/identity/use-sign-out';
import { useSay } from '../../app/words';

const placesStyles: ThemeUICSSObject = {
  fontSize: 'menu',
  fontWeight: 'light',
  lineHeight: 1.36,
  letterSpacing: '-.01em',
  '& a': { variant: 'links.quiet', display: 'block', minHeight: 'target' },
};
const ownStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  my: 3,
  pt: 'touch',
  borderTop: 'rule',
  fontSize: 'sub',
  '& a, & button': { variant: 'links.quiet', py: 'caption', textAlign: 'left', cursor: 'pointer' },
};

export function Menu() {
  const say = useSay();
  const { may, language, name, email } = useMe();
  const firstName = name.split(' ')[0] || email;
  const change = useChangeMe();
  const signOut = useSignOut();
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.menu')}</h1>
      <nav aria-label={say('nav.menu')}>
        <div sx={placesStyles}>
          {PLACES.map(({ to, word }) => (
            <Link key={to} to={to}>
              {say(word)}
            </Link>
          ))}
        </div>
        <div sx={ownStyles}>
          {allowedOf([LISTS_PLACE, ...OWN_PLACES], may).map(({ to, word }) => (
            <Link key={to} to={to}>
              {to === '/you' ? firstName : say(word)}
            </Link>
          ))}
          <button type="button" onClick={() => signOut.mutate()}>
            {say('find.signOut')}
          </button>
        </div>
      </nav>
      <Choices
        label={say('you.speaks')}
        value={language}
        of={LANGUAGES.map(({ locale, name }) => ({ value: locale, word: name, lang: locale }))}
        onChoose={(locale) => change.mutate({ language: locale })}
      />
    </>
  );
}
