import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows } from '../../../api/people/contract/permissions';
import type { ReleaseLine, Site } from '../../../api/releases/contract/releases';
import { buildSentence } from './build-words';
import { call } from '../../app/line/call';
import { keepAnswer, useAnswer, useChange, useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useSite } from '../../app/site';
import { useLanguage, type Language } from '../../app/words';
import { CollectionList } from '../../collection-list/collection-list';
import { useOpenRow } from '../../collection-list/current-row';
import { useEscape } from '../../collection-list/row-keys';
import { RELEASE_LAYOUT } from '../../theme/collection-list';
import { BELOW_WIDE, COLUMNS, NO_WINDOW } from '../../theme/measures';
import { ReleaseInHand } from './release-in-hand';
import { useReleaseColumns } from './release-columns';

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.releases,
  columnGap: 7,
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 6 } },
};

/** What says, beside the button, why it is grey. */
const WHY_NOT = 'why-not';

const NONE: readonly ReleaseLine[] = [];
const idOf = ({ startedAt }: ReleaseLine): string => startedAt;

export function Releases() {
  const language = useLanguage();
  const { say } = language;
  const { may } = useMe();
  const site = useSite();
  const { data, error } = useAnswer('/releases');
  const { at } = useSearch({ from: '/desk/releases' });
  const navigate = useNavigate();
  const keep = (next: Site) => keepAnswer('/site', next);
  const build = useChange(() => call('POST /releases/build'), keep);
  const stop = useChange(() => call('POST /releases/stop'), keep);
  const lines = data?.lines ?? NONE;
  const inHand = lines.find(({ startedAt }) => startedAt === at);
  const running = site?.build;
  const take = (startedAt: string | undefined) =>
    void navigate({ to: '/releases', search: startedAt ? { at: startedAt } : {}, replace: true });
  // Below the list in narrow windows, where it is scrolled to.
  const row = useOpenRow({ opened: inHand && at, insteadOfList: NO_WINDOW, onOpen: take });
  const columns = useReleaseColumns(running);
  const leave = () => {
    // What had the focus may go.
    if (at !== undefined) row.show(at, true);
    take(undefined);
  };
  useEscape(inHand && leave);
  const isKnown = site?.state === 'idle' || site?.state === 'building';
  const stand = site && standOf(language, site);
  return (
    <>
      <div sx={gridStyles}>
        <section>
          <h1 sx={{ variant: 'text.head' }}>{say('nav.releases')}</h1>
          <FaultText error={data ? null : error} />
          {site && !isKnown && <p sx={{ mt: 3 }}>{say(`today.${site.state as 'silent'}Text`)}</p>}
          {lines.length > 0 && (
            <div sx={{ mt: 3 }}>
              <CollectionList
                label={say('nav.releases')}
                rows={lines}
                {...{ idOf, columns }}
                at={row}
                layout={RELEASE_LAYOUT}
                isFocusedByLetters={false}
              />
            </div>
          )}
          {data && (
            <p sx={{ variant: 'text.note', color: 'muted', mt: 3 }}>
              {say(lines.length > 0 ? 'releases.kept' : 'releases.empty')}
            </p>
          )}
        </section>
        {inHand && data && (
          <ReleaseInHand
            key={inHand.startedAt}
            line={inHand}
            current={data.current}
            retryAt={site?.retryAt ?? null}
            onLeave={leave}
          />
        )}
      </div>
      <Floor
        progress={running?.share}
        actions={
          allows(may, 'publish') && (
            <>
              {running && (
                <Button look="link" isBusy={stop.isPending} onClick={() => stop.mutate()}>
                  {say('releases.stop')}
                </Button>
              )}
              <Button
                isBusy={build.isPending}
                disabled={site?.state !== 'idle'}
                aria-describedby={site?.state === 'idle' ? undefined : WHY_NOT}
                onClick={() => build.mutate()}
              >
                {say('releases.build')}
              </Button>
            </>
          )
        }
      >
        <FaultText error={build.error ?? stop.error} />
        {stand && <span id={WHY_NOT}>{stand}</span>}
      </Floor>
    </>
  );
}

/** What is public, what is under way, or why neither can be told. */
function standOf({ say, since }: Language, { state, build, number, publicSince }: Site): ReactNode {
  if (build) return `${buildSentence(say, build)}. ${say('releases.after')}`;
  if (state === 'none' || state === 'silent' || state === 'refused')
    return <State is="refused">{say(`today.${state}`)}</State>;
  if (publicSince === null || number === null) return undefined;
  return (
    <State is="public">
      {say('releases.publicSince', { number: String(number), time: since(publicSince) })}
    </State>
  );
}
