import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endFirstVisit, isFirstVisit } from '../../app/first-visit';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';

/** For who has just come in by an invitation: where the help is, in one line. */
export function Welcome() {
  const say = useSay();
  const [isShown, setIsShown] = useState(isFirstVisit);
  if (!isShown) return null;
  const end = () => {
    endFirstVisit();
    setIsShown(false);
  };
  return (
    <p sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline', mb: 4 }}>
      <span>
        {say('today.welcome')}{' '}
        <Link to="/manual" onClick={endFirstVisit} sx={{ variant: 'links.underlined' }}>
          {say('today.toHelp')}
        </Link>
      </span>
      <Button look="link" onClick={end}>
        {say('today.welcomeRead')}
      </Button>
    </p>
  );
}
