import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { languageName } from '../../../api/desk/contract/languages';
import type { Subscriber } from '../../../api/subscriptions/contract/subscribers';
import { allows } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { useChange, useMe } from '../../app/data';
import { Finder } from '../../app/lists/finder';
import { saveFile } from '../../app/lists/save-file';
import { shortDay } from '../../app/lists/short-time';
import { forgetBelow, usePages } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { Choices } from '../../app/parts/choices';
import { FaultText } from '../../app/parts/fault-text';
import { Suspected } from '../../app/parts/suspected';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { CollectionList } from '../../collection-list/collection-list';
import type { Column } from '../../collection-list/columns';
import { useOpenRow } from '../../collection-list/current-row';
import { ListAndDetail } from '../../collection-list/list-and-detail';
import { SUBSCRIBER_LAYOUT } from '../../theme/collection-list';
import { IS_NOT_WIDE } from '../../theme/measures';
import { NAMED } from '../../theme/shelves';
import { Consent } from './consent';

const idOf = ({ email }: Subscriber): string => email;

export function Subscribers() {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const { may } = useMe();
  const { language, q = '', open } = useSearch({ from: '/desk/subscribers' });
  const { pages, first, lines } = usePages('/subscribers', { query: { q, language } });
  const asked = { ...(language && { language }), ...(q && { q }) };
  const look = (search: { language?: LocaleCode; q?: string; open?: string }, replace = true): void =>
    void navigate({ to: '/subscribers', search, replace });
  const inHand = lines.find(({ email }) => email === open) ?? lines[0];
  const at = useOpenRow({
    ...{ opened: open && inHand?.email, first: inHand?.email, insteadOfList: IS_NOT_WIDE },
    onOpen: (email, replace) => look({ ...asked, open: email }, replace),
  });
  const [withdrawn, setWithdrawn] = useState<string>();
  const withdraw = useChange(
    (email: string) => call('POST /subscribers/withdraw', { body: { email } }),
    async (_, email) => {
      setWithdrawn(email);
      look(asked);
      await forgetBelow('/subscribers');
    },
  );
  const suspect = useChange(
    (given: { email: string; isSuspected: boolean }) => call('POST /subscribers/suspected', { body: given }),
    () => forgetBelow('/subscribers'),
  );
  const take = useChange(
    () => call('POST /subscribers/csv'),
    ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    'taking',
  );
  const columns = useColumns();
  const counts = first?.counts;
  return (
    <>
      <ListAndDetail
        isOpen={open !== undefined}
        onClose={() => look(asked)}
        list={
          <>
            <VisitorsPlaces count={counts?.all} />
            <div
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 4,
                alignItems: 'end',
                justifyContent: 'space-between',
              }}
            >
              <Finder
                label={say('subscribers.find')}
                value={q}
                onFind={(words) => look({ ...(language && { language }), ...(words && { q: words }) })}
              />
              <Choices
                label={say('subscribers.language')}
                value={language ?? 'all'}
                of={[
                  { value: 'all', word: say('subscribers.all') },
                  ...LOCALE_CODES.map((code) => ({ value: code, word: languageName(code), lang: code })),
                ]}
                onChoose={(value) =>
                  look({ ...(value !== 'all' && { language: value as LocaleCode }), ...(q && { q }) })
                }
              />
            </div>
            {lines.length > 0 && (
              <CollectionList
                label={say('nav.subscribers')}
                rows={lines}
                {...{ idOf, columns, at, pages }}
                layout={SUBSCRIBER_LAYOUT}
                count={q || language ? undefined : counts?.all}
                isFocusedByLetters={false}
              />
            )}
            {first && lines.length === 0 && (
              <p sx={{ variant: 'text.muted', pt: 3 }}>
                {say(q ? 'subscribers.noneFound' : 'subscribers.none', { words: q })}
              </p>
            )}
          </>
        }
        summary={
          <>
            <h1 sx={{ variant: 'text.head' }}>{say('subscribers.count', { count: counts?.all ?? 0 })}</h1>
            {counts && (
              <dl sx={{ ...NAMED, mt: 3 }}>
                {LOCALE_CODES.map((code) => (
                  <div key={code} sx={{ display: 'contents' }}>
                    <dt lang={code}>{languageName(code)}</dt>
                    <dd>{say('visitors.number', { count: counts.byLanguage[code] })}</dd>
                  </div>
                ))}
                <dt>{say('subscribers.thisMonth')}</dt>
                <dd>{say('visitors.number', { count: counts.thisMonth })}</dd>
                <dt>{say('subscribers.pending')}</dt>
                <dd>{say('visitors.number', { count: counts.pending })}</dd>
              </dl>
            )}
          </>
        }
        detail={
          <>
            {inHand && (
              <InHand
                key={inHand.email}
                subscriber={inHand}
                isBusy={withdraw.isPending}
                onWithdraw={withdraw.mutate}
                suspected={
                  <Suspected
                    isSuspected={inHand.consent.isSuspected}
                    isBusy={suspect.isPending}
                    onChange={(isSuspected) => suspect.mutate({ email: inHand.email, isSuspected })}
                  />
                }
              />
            )}
            <p sx={{ variant: 'text.muted', mt: 4 }}>{say('subscribers.explained')}</p>
            <FaultText error={withdraw.error ?? suspect.error ?? take.error} />
          </>
        }
      />
      <Floor
        actions={
          allows(may, 'publish') && (
            <Button isBusy={take.isPending} onClick={() => take.mutate()}>
              {say('subscribers.export')}
            </Button>
          )
        }
      >
        {withdrawn
          ? say('subscribers.withdrawn', { email: withdrawn })
          : counts && say('subscribers.addresses', { count: counts.all })}
      </Floor>
    </>
  );
}

function useColumns(): readonly Column<Subscriber>[] {
  const { say, locale: mine } = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'email', head: say('subscribers.address'), isRowHeader: true },
        cell: ({ email }) => <bdi>{email}</bdi>,
      },
      { id: 'language', head: say('subscribers.language'), cell: ({ locale }) => languageName(locale) },
      {
        ...{ id: 'day', head: say('subscribers.since'), from: 'tablet' as const },
        cell: ({ since }) => shortDay(since, mine),
      },
      {
        ...{ id: 'state', head: say('subscribers.state'), from: 'tablet' as const },
        cell: ({ consent }) => say(consent.isSuspected ? 'visitors.suspected' : `consent.${consent.state}`),
      },
    ],
    [say, mine],
  );
}

interface InHandProps {
  subscriber: Subscriber;
  isBusy: boolean;
  onWithdraw: (email: string) => void;
  suspected: ReactNode;
}

function InHand({
  subscriber: { email, name, isProfessional, consent },
  isBusy,
  onWithdraw,
  suspected,
}: InHandProps) {
  const { say } = useLanguage();
  return (
    <section aria-label={email} sx={{ mt: 4, pt: 3, borderTop: 'rule' }}>
      <p sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </p>
      <p sx={{ variant: 'text.muted' }}>
        {[name, isProfessional && say('subscribers.professional')].filter(Boolean).join(', ')}
      </p>
      <Consent consent={consent} />
      {suspected}
      <p sx={{ mt: 3 }}>
        <Button look="link" isBusy={isBusy} onClick={() => onWithdraw(email)}>
          {say('subscribers.withdraw')}
        </Button>
      </p>
    </section>
  );
}
