import type { Consent as ConsentOf } from '../../../api/subscriptions/contract/subscribers';
import { useLanguage } from '../../app/words';

/** The proof for whoever asks for it. */
export function Consent({ consent: { state, confirmedAt, words, locale } }: { consent: ConsentOf }) {
  const { say, date } = useLanguage();
  return (
    <section aria-label={say('consent.title')} sx={{ mt: 3, variant: 'text.cap' }}>
      <h2 sx={{ color: 'muted' }}>{say('consent.title')}</h2>
      {state === 'confirmed' && confirmedAt && <p>{say('consent.on', { day: date(confirmedAt) })}</p>}
      {state === 'unasked' && <p>{say('consent.noWords')}</p>}
      {state === 'pending' && <p>{say('consent.waits')}</p>}
      {words && (
        <blockquote lang={locale ?? undefined} sx={{ fontFamily: 'serif', m: 0, mt: 2 }}>
          {words}
        </blockquote>
      )}
    </section>
  );
}
