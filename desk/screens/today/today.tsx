import type { ThemeUICSSObject } from 'theme-ui';
import type { SiteState, Today as TodayAnswer } from '../../contract/today';
import { useAnswer } from '../../app/data';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useLanguage, type Language } from '../../app/words';
import { BELOW_WIDE, COLUMNS } from '../../theme/measures';

/** ms between two looks: a build takes seconds. */
const EVERY_MS = 10_000;

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.withAside,
  columnGap: 'column',
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 6 } },
};
const listStyles: ThemeUICSSObject = {
  mt: 2,
  variant: 'text.cap',
  '& li': { py: 'near', borderTop: 'rule' },
  '& li:last-of-type': { borderBottom: 'rule' },
};
const reasonStyles: ThemeUICSSObject = {
  mt: 4,
  variant: 'text.cap',
  '& summary': { color: 'muted', cursor: 'pointer', minHeight: 'smallTarget' },
  '& pre': { fontFamily: 'sans', whiteSpace: 'pre-wrap', pt: 2 },
};

/** What is public, and since when; what is on the desk. */
export function Today() {
  const language = useLanguage();
  const { say, time } = language;
  const { data, isError } = useAnswer<TodayAnswer>('/today', EVERY_MS);
  const site = data?.site ?? (isError ? UNKNOWN : undefined);
  return (
    <>
      <div sx={gridStyles}>
        <section>
          <p sx={{ variant: 'text.over' }}>{dayOf(language)}</p>
          <h1 sx={{ variant: 'text.head', mt: 1 }}>{site ? sentence(site, language) : say('nav.today')}</h1>
          {site?.retryAt && <p sx={{ mt: 3 }}>{say('today.retry', { time: time(site.retryAt) })}</p>}
          {site?.failure && (
            <details sx={reasonStyles}>
              <summary>{say('today.reason')}</summary>
              <pre lang="en">{site.failure}</pre>
            </details>
          )}
        </section>
        {data && (
          <section aria-labelledby="holds">
            <h2 id="holds" sx={{ variant: 'text.over' }}>
              {say('today.holds')}
            </h2>
            <ul sx={listStyles}>
              <li>{say('today.works', { count: data.works })}</li>
              <li>{say('today.messages', { count: data.messages })}</li>
            </ul>
          </section>
        )}
      </div>
      <Floor
        actions={
          data && (
            <a href={data.siteUrl} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
              {say('today.site')}
            </a>
          )
        }
      >
        {site?.publicSince && (
          <State is="public">{say('today.since', { time: time(site.publicSince) })}</State>
        )}
      </Floor>
    </>
  );
}

const UNKNOWN: SiteState = { state: 'unknown', publicSince: null, failure: null, retryAt: null };

function sentence({ state, failure }: SiteState, { say }: Language): string {
  if (state === 'unknown') return say('today.unknown');
  if (state === 'building') return say('today.building');
  return say(failure === null ? 'today.upToDate' : 'today.failed');
}

/** `Wednesday 18 November, 16:05`, by the gallery's clock. */
const dayOf = ({ locale }: Language): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'Europe/Paris',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date());
