import { useState } from 'react';
import { useMe } from '../../../app/data';
import { Button } from '../../../app/parts/button';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { allows } from '../../../../api/people/contract/permissions';
import { useEditState } from '../../../editing/editor-context';
import { IN_LINE } from '../../../theme/editor/layout';
import { NewsOffPanel } from './news-off-panel';

/** When a piece of news goes off the home page by itself; who may publish sets it, changes it or gives it up. */
export function NewsOff({ news }: { news: string }) {
  const { say, due } = useLanguage();
  const { may } = useMe();
  const { item } = useEditState();
  const [isOpen, setIsOpen] = useState(false);
  const end = item.newsEnds?.find((one) => one.news === news && !one.isVoid);
  const maySet = allows(may, 'publish');
  if (!end && !maySet) return null;
  return (
    <div sx={IN_LINE}>
      {end && <State is="scheduled">{say('newsEnd.is', { time: due(end.at), name: end.by })}</State>}
      {maySet && (
        <Button look="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {say(end ? 'acts.scheduled' : 'newsEnd.set')}
        </Button>
      )}
      {isOpen && <NewsOffPanel {...{ news, end }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Times that were set for news which is there no more. */
export function NewsNotOff() {
  const { say, due, locale } = useLanguage();
  const { item } = useEditState();
  return (item.newsEnds ?? [])
    .filter(({ isVoid }) => isVoid)
    .map(({ news, title, at }) => (
      <p key={news} sx={{ variant: 'text.muted' }}>
        {say('newsEnd.void', {
          title: title[locale] || Object.values(title)[0] || say('items.untitled'),
          time: due(at),
        })}
      </p>
    ));
}
