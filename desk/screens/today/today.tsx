import type { ThemeUICSSObject } from 'theme-ui';
import type { Site } from '../../../api/releases/contract/releases';
import { useAnswer } from '../../app/data';
import { useSite } from '../../app/site';
import { Floor } from '../../app/shell/floor';
import { useLanguage, type Language } from '../../app/words';
import { BELOW_WIDE, COLUMNS } from '../../theme/measures';
import { Failure } from './failure';
import { Lately } from './lately';
import { Stand } from './stand';
import { Waiting } from './waiting';
import { Welcome } from './welcome';

/** ms; the site's state comes by its own stream. */
const EVERY_MS = 30_000;

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.withAside,
  columnGap: 'column',
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 6 } },
};

export function Today() {
  const language = useLanguage();
  const { say } = language;
  const site = useSite();
  const { data } = useAnswer('/today', { everyMs: EVERY_MS });
  const { data: waiting } = useAnswer('/waiting', { everyMs: EVERY_MS });
  const unseen = waiting?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <div sx={gridStyles}>
        <div>
          <Welcome />
          <p sx={{ variant: 'text.over' }}>{dayOf(language)}</p>
          <h1 sx={{ variant: 'text.head', mt: 1 }}>
            {site ? say(`today.${sentence(site)}`) : say('nav.today')}
            {unseen > 0 && <span sx={{ display: 'block' }}>{say('today.notPublic', { count: unseen })}</span>}
          </h1>
          {site && <Second site={site} />}
          {site?.failure && <Failure failure={site.failure} retryAt={site.retryAt} />}
          {waiting && unseen > 0 && <Stand waiting={waiting} />}
          {data && <Waiting today={data} off={waiting?.off ?? []} />}
        </div>
        {data && <Lately site={site} today={data} />}
      </div>
      <Floor
        progress={site?.build?.share}
        actions={
          data && (
            <a href={data.siteUrl} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
              {say('today.site')}
            </a>
          )
        }
      />
    </>
  );
}

function Second({ site: { state, live, failure } }: { site: Site }) {
  const { say } = useLanguage();
  const text =
    state === 'none' || state === 'silent' || state === 'refused' || state === 'building'
      ? say(`today.${state}Text`)
      : live > 0 && failure && say('today.failedLive');
  return text ? <p sx={{ mt: 3, maxWidth: 'form' }}>{text}</p> : null;
}

function sentence({ state, failure }: Site) {
  if (state === 'idle') return failure ? 'failed' : 'upToDate';
  // What is published is public at once: a version is made behind it.
  return state === 'building' ? 'upToDate' : state;
}

/** `Wednesday 18 November, 16:05`, by the gallery's clock. */
function dayOf({ locale, time }: Language): string {
  const now = new Date();
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ timeZone: 'Europe/Paris', weekday: 'long', day: 'numeric', month: 'long' },
  }).format(now);
  return `${day}, ${time(now.toISOString())}`;
}
