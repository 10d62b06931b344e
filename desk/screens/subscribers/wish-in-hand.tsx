import { useState, type ReactNode } from 'react';
import type { Wish, WrittenMail } from '../../../api/subscriptions/contract/subscribers';
import type { WorkCard } from '../../../api/messages/contract/messages';
import { call } from '../../app/line/call';
import { keepAnswer, useAnswer, useChange } from '../../app/data';
import { Thumb } from '../../app/lists/thumb';
import { forgetBelow } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Suspected } from '../../app/parts/suspected';
import { mailtoOf } from '../../app/parts/mailto';
import { WorkCaption } from '../../app/items/work-caption';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { HAND_MORE, LETTER } from '../../theme/letters';
import { ACTIONS } from '../../theme/shelves';
import { Consent } from './consent';

interface WishInHandProps {
  id: number | undefined;
  count: number | undefined;
  exported: ReactNode;
}

export function WishInHand({ id, count, exported }: WishInHandProps) {
  const { say } = useLanguage();
  const { data: wish } = useAnswer('/wishes/:id', { params: { id: id ?? 0 }, isAsked: id !== undefined });
  if (id === undefined || !wish)
    return <Floor actions={exported}>{count !== undefined && say('wishes.count', { count })}</Floor>;
  return <Opened {...{ wish, count, exported }} />;
}

function Opened({ wish, count, exported }: Omit<WishInHandProps, 'id'> & { wish: Wish }) {
  const { say, date } = useLanguage();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<string>();
  const params = { id: wish.id };
  const works = wish.fitting.map(({ id }) => id).filter((one) => !left.includes(one));
  const write = useChange(() => call('POST /wishes/:id/mail', { params, body: { works } }));
  const tell = useChange(
    () => call('POST /wishes/:id/told', { params, body: { works } }),
    async (answer) => {
      keepAnswer('/wishes/:id', answer, { params });
      write.reset();
      await forgetBelow('/wishes');
    },
  );
  const suspect = useChange(
    (isSuspected: boolean) => call('PATCH /wishes/:id', { params, body: { isSuspected } }),
    async (answer) => {
      keepAnswer('/wishes/:id', answer, { params });
      await forgetBelow('/wishes');
    },
  );
  const withdraw = useChange(
    () => call('DELETE /wishes/:id', { params }),
    async () => {
      setSaid(say('wishes.withdrawn'));
      await forgetBelow('/wishes');
    },
  );
  const { locale, consent, email, work, creator, type, fitting, told } = wish;
  const origins = [creator && say('wishes.by', { creator }), type && say('wishes.type', { type })];
  return (
    <>
      <section aria-label={say('wishes.wish')}>
        <p sx={{ overflowWrap: 'anywhere', variant: 'text.muted' }}>
          <bdi>{email}</bdi>, {date(wish.at)}
        </p>
        <p lang={locale} dir="auto" sx={{ ...LETTER, mt: 2 }}>
          {wish.wish}
        </p>
        <p sx={{ variant: 'text.muted', mt: 2 }}>{origins.filter(Boolean).join(', ')}</p>
        {work && (
          <>
            <h2 sx={{ variant: 'text.over', mt: 3 }}>{say('wishes.origin')}</h2>
            <Works works={[work]} />
          </>
        )}
        <h2 sx={{ variant: 'text.over', mt: 4 }}>
          {say(fitting.length > 0 ? 'wishes.fitting' : 'wishes.noneFits')}
        </h2>
        <Works
          works={fitting}
          isTold={(one) => !left.includes(one)}
          onTell={(one) => setLeft(left.includes(one) ? left.filter((id) => id !== one) : [...left, one])}
        />
        {told.map(({ title, at }) => (
          <p key={title} sx={{ variant: 'text.muted', mt: 2 }}>
            {say('wishes.told', { title, day: date(at) })}
          </p>
        ))}
        <Consent consent={consent} />
        <Suspected isSuspected={wish.isSuspected} isBusy={suspect.isPending} onChange={suspect.mutate} />
        <FaultText error={write.error ?? tell.error ?? withdraw.error ?? suspect.error} />
      </section>
      <Floor
        actions={
          <div sx={ACTIONS}>
            {write.data ? (
              <>
                <a href={hrefOf(write.data)} sx={{ variant: 'links.underlined' }}>
                  {say('wishes.openMail')}
                </a>
                <Button isBusy={tell.isPending} onClick={() => tell.mutate()}>
                  {say('wishes.yesTold')}
                </Button>
              </>
            ) : (
              <>
                {exported}
                <Button look="link" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
                  {say('wishes.withdraw')}
                </Button>
                <Button
                  isBusy={write.isPending}
                  disabled={works.length === 0 || wish.state === 'pending'}
                  onClick={() =>
                    write.mutate(undefined, { onSuccess: (mail) => window.location.assign(hrefOf(mail)) })
                  }
                >
                  {say('wishes.write', { language: locale })}
                </Button>
              </>
            )}
          </div>
        }
      >
        {write.data
          ? say('wishes.isTold')
          : (said ?? (count !== undefined && say('wishes.count', { count })))}
      </Floor>
    </>
  );
}

const hrefOf = ({ to, subject, text }: WrittenMail): string => mailtoOf(to, subject, text);

interface WorksProps {
  works: readonly WorkCard[];
  isTold?: (id: string) => boolean;
  onTell?: (id: string) => void;
}

function Works({ works, isTold, onTell }: WorksProps) {
  const { say } = useLanguage();
  if (works.length === 0) return null;
  return (
    <ul sx={HAND_MORE}>
      {works.map((work) => (
        <li key={work.id}>
          <span>{work.picture && <Thumb of={work.picture} />}</span>
          <span>
            <WorkCaption work={work} isBrief />
            {onTell && isTold && (
              <label
                sx={{
                  display: 'flex',
                  gap: 2,
                  alignItems: 'center',
                  minHeight: 'target',
                  variant: 'text.cap',
                }}
              >
                <input
                  type="checkbox"
                  sx={{ accentColor: 'currentColor' }}
                  checked={isTold(work.id)}
                  onChange={() => onTell(work.id)}
                />
                {say('wishes.choose', { title: work.title })}
              </label>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
