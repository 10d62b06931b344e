import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BroughtInNow, TakenBack } from '../../../api/import-export/contract/brought-in';
import { useAnswer, useMe } from '../../app/data';
import { allows } from '../../../api/people/contract/permissions';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useSay, type Say } from '../../app/words';
import { CRUMB } from '../../theme/editor/layout';
import { ENTRY_GRID, LIST_HEAD, LIST_PART } from '../../theme/lists';
import { ACTIONS } from '../../theme/shelves';
import { BROUGHT_IN, usePublishList, useTakeBack, type ListPublished } from './hand/bring-in';
import { Lately } from './lately';
import { saveReport } from './report';
import { TakeAway } from './take-away';
import { MissingPictures } from './trial/missing-pictures';

/** What has just happened. */
export type ListNews =
  | { is: 'in'; list: BroughtInNow }
  | { is: 'back'; taken: TakenBack }
  | { is: 'public'; published: ListPublished };

interface EntryProps {
  news: ListNews | undefined;
  onNews: (news: ListNews) => void;
  /** What is under way, or wrong, in words. */
  words: ReactNode;
  isReading: boolean;
  onChoose: () => void;
  onFiles: (files: Iterable<File>) => void;
}

/** Where a list is chosen; those that are in, with their way back; and copies to take away. */
export function Entry({ news, onNews, words, isReading, onChoose, onFiles }: EntryProps) {
  const say = useSay();
  const { data, error } = useAnswer(BROUGHT_IN);
  const back = useTakeBack((taken) => onNews({ is: 'back', taken }));
  const publishing = usePublishList((published) => onNews({ is: 'public', published }));
  const { may } = useMe();
  const isBusy = back.isPending || publishing.isPending;
  const lines = data?.lines ?? [];
  const missing = [...new Set(lines.flatMap((list) => list.missing))];
  const isIn = news?.is === 'in' && !words;
  return (
    <>
      <div sx={ENTRY_GRID}>
        <section aria-labelledby="list-title">
          <div sx={LIST_HEAD}>
            <Link to="/works" sx={CRUMB}>
              {say('nav.works')}
            </Link>
            <h1 id="list-title">{say('list.bring')}</h1>
            <p>{say('list.explained')}</p>
            <p>{say('list.bounds')}</p>
          </div>
          {missing.length > 0 && (
            <section aria-labelledby="list-pictures" sx={LIST_PART}>
              <h2 id="list-pictures">{say('nav.pictures')}</h2>
              <MissingPictures missing={missing} onFiles={onFiles} />
            </section>
          )}
          <section aria-labelledby="list-lately" sx={LIST_PART}>
            <h2 id="list-lately">{say('list.lately')}</h2>
            {data && (
              <Lately lines={lines} isBusy={isBusy} onTakeBack={({ number }) => back.mutate(number)} />
            )}
          </section>
          <FaultText error={error ?? back.error ?? publishing.error} />
        </section>
        <TakeAway />
      </div>
      <Floor
        isRaised={news !== undefined || Boolean(words)}
        actions={
          <div sx={ACTIONS}>
            {isIn && (
              <Link to="/works" search={{ state: 'draft' }} sx={{ variant: 'links.underlined' }}>
                {say('list.seeThem')}
              </Link>
            )}
            {isIn && allows(may, 'publish') && (
              <Button isBusy={isBusy} onClick={() => publishing.mutate(news.list.number)}>
                {say('list.publish')}
              </Button>
            )}
            <Button look={isIn ? 'link' : 'primary'} isBusy={isReading} onClick={onChoose}>
              {say('list.choose')}
            </Button>
          </div>
        }
      >
        {words || (news && newsWords(say, news))}
        {/** Not at the right, where the button was that has just been pressed. */}
        {isIn && (
          <>
            {' '}
            <Button look="link" isBusy={isBusy} onClick={() => back.mutate(news.list.number)}>
              {say('items.takeBack')}
            </Button>{' '}
            <Button look="link" onClick={() => void saveReport(say, news.list)}>
              {say('list.report')}
            </Button>
          </>
        )}
      </Floor>
    </>
  );
}

function newsWords(say: Say, news: ListNews): string {
  if (news.is === 'in') return say('list.done', { count: news.list.made + news.list.changed });
  if (news.is === 'public') {
    const { count, drafts } = news.published;
    const names = namesOf(
      say,
      drafts.map(({ id }) => id),
    );
    const stay = drafts.length > 0 && say('list.notPublished', { count: drafts.length, names });
    return [count > 0 && say('list.published', { count }), stay].filter(Boolean).join(' ');
  }
  const { put, kept } = news.taken;
  const titles = kept.map(({ title }) => title);
  const stays = kept.length > 0 && say('list.kept', { count: kept.length, names: namesOf(say, titles) });
  return [say('list.put', { count: put }), stays].filter(Boolean).join(' ');
}

/** Names that are said before 'and 405 others'. */
const NAMED = 3;

const namesOf = (say: Say, names: readonly string[]): string =>
  names.length <= NAMED + 1
    ? names.join(', ')
    : say('list.names', { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
