import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { allows } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { useChange, useMe } from '../../app/data';
import { Finder } from '../../app/lists/finder';
import { saveFile } from '../../app/lists/save-file';
import { shortDay } from '../../app/lists/short-time';
import { usePages } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { useLanguage } from '../../app/words';
import { BESIDE, CELL, LIST_AND_HAND, WISH_COLUMNS } from '../../theme/shelves';
import { WishInHand } from './wish-in-hand';
import { WordList } from './word-list';

export function Wishes() {
  const { say, locale: mine } = useLanguage();
  const navigate = useNavigate();
  const { may } = useMe();
  const { q = '' } = useSearch({ from: '/desk/wishes' });
  const { pages, first, lines } = usePages('/wishes', { query: { q } });
  const [opened, setOpened] = useState<string>();
  const inHand = lines.find(({ id }) => String(id) === opened) ?? lines[0];
  const take = useChange(
    () => call('POST /wishes/csv'),
    ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    'taking',
  );
  const exported = allows(may, 'publish') && (
    <Button look="link" isBusy={take.isPending} onClick={() => take.mutate()}>
      {say('subscribers.export')}
    </Button>
  );
  return (
    <div sx={LIST_AND_HAND}>
      <section>
        <VisitorsPlaces count={first?.count} />
        <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.wishes')}</h1>
        <Finder
          label={say('wishes.find')}
          value={q}
          onFind={(words) =>
            void navigate({ to: '/wishes', search: words ? { q: words } : {}, replace: true })
          }
        />
        <WordList
          label={say('nav.wishes')}
          heads={[say('wishes.wish'), say('subscribers.address'), say('wishes.asked'), say('wishes.fits')]}
          columns={WISH_COLUMNS}
          {...{ lines, pages }}
          idOf={({ id }) => String(id)}
          current={inHand && String(inHand.id)}
          open={setOpened}
        >
          {({ wish, email, at, locale, isSuspected, fitting }) => (
            <>
              <span sx={{ ...CELL, fontSize: 'ui' }}>
                <bdi lang={locale}>{wish}</bdi>
              </span>
              <span sx={{ ...CELL, color: 'muted' }}>
                <bdi>{email}</bdi>
                {isSuspected && `, ${say('visitors.suspected')}`}
              </span>
              <span sx={{ color: 'muted', fontVariantNumeric: 'tabular-nums' }}>{shortDay(at, mine)}</span>
              <span sx={{ color: fitting > 0 ? 'text' : 'muted', fontVariantNumeric: 'tabular-nums' }}>
                {fitting > 0 ? say('visitors.number', { count: fitting }) : say('wishes.noneYet')}
              </span>
            </>
          )}
        </WordList>
        {first && lines.length === 0 && (
          <p sx={{ variant: 'text.muted', pt: 3 }}>
            {say(q ? 'wishes.noneFound' : 'wishes.none', { words: q })}
          </p>
        )}
        <FaultText error={take.error} />
      </section>
      <aside sx={BESIDE}>
        <WishInHand key={inHand?.id} id={inHand?.id} count={first?.count} exported={exported} />
      </aside>
    </div>
  );
}
