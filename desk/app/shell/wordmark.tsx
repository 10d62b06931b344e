import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import { EVENING_MODE } from '../../../src/theme/tokens';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  variant: 'text.wordmark',
  '& a': { variant: 'links.quiet', display: 'inline-block', py: 'near' },
  '& b': { fontWeight: 'normal', [EVENING_MODE]: { color: 'accent' } },
};

export function Wordmark() {
  const say = useSay();
  return (
    <span sx={styles}>
      <Link to="/">
        {say('house.one')} <b>{say('house.other')}</b>
      </Link>
    </span>
  );
}
