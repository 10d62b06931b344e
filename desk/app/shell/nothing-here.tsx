import { Link } from '@tanstack/react-router';
import { Button } from '../parts/button';
import { useSay } from '../words';

export function Gone() {
  const say = useSay();
  return (
    <main sx={{ px: 'margin', pt: 'door', display: 'grid', gap: 3, justifyItems: 'start' }}>
      <h1 sx={{ variant: 'text.head' }}>{say('gone.title')}</h1>
      <p>{say('gone.text')}</p>
      <Link to="/" sx={{ variant: 'links.underlined' }}>
        {say('nav.today')}
      </Link>
    </main>
  );
}

export function Broken({ reset }: { reset: () => void }) {
  const say = useSay();
  return (
    <main sx={{ px: 'margin', pt: 'door', display: 'grid', gap: 3, justifyItems: 'start' }}>
      <h1 sx={{ variant: 'text.head' }}>{say('broken.title')}</h1>
      <p role="alert">{say('broken.text')}</p>
      <Button onClick={reset}>{say('broken.again')}</Button>
    </main>
  );
}
