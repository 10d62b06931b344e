import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BroughtIn, TakenBack } from '../../../api/import-export/contract/brought-in';
import { useAnswer } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useSay, type Say } from '../../app/words';
import { CRUMB } from '../../theme/editor/layout';
import { ENTRY_GRID, LIST_HEAD, LIST_PART } from '../../theme/lists';
import { ACTIONS } from '../../theme/shelves';
import { BROUGHT_IN, useTakeBack } from './hand/bring-in';
import { Lately } from './lately';
import { TakeAway } from './take-away';
import { MissingPictures } from './trial/missing-pictures';

/** What has just happened. */
export type ListNews = { is: 'in'; list: BroughtIn } | { is: 'back'; taken: TakenBack };

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
              <Lately
                lines={lines}
                isBusy={back.isPending}
                onTakeBack={({ number }) => back.mutate(number)}
              />
            )}
          </section>
          <FaultText error={error ?? back.error} />
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
            <Button isBusy={isReading} onClick={onChoose}>
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
            <Button look="link" isBusy={back.isPending} onClick={() => back.mutate(news.list.number)}>
              {say('items.takeBack')}
            </Button>
          </>
        )}
      </Floor>
    </>
  );
}

function newsWords(say: Say, news: ListNews): string {
  if (news.is === 'in') return say('list.done', { count: news.list.made + news.list.changed });
  const { put, kept } = news.taken;
  const stays =
    kept.length > 0 &&
    say('list.kept', { count: kept.length, names: kept.map(({ title }) => title).join(', ') });
  return [say('list.put', { count: put }), stays].filter(Boolean).join(' ');
}
