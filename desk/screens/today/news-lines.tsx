import { Link } from '@tanstack/react-router';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import type { Today } from '../../contract/today';
import { Line } from './line';

/** Routes of items come from a list, of which their types know nothing. */
const HOME = '/pages/home' as '/';

/** News of the home page that an event has left behind. */
export function NewsLines({ news }: Pick<Today, 'news'>) {
  const { say, locale } = useLanguage();
  return news.map(({ title, isOver }, index) => {
    const { text } = textIn(title, locale);
    return (
      <Line
        key={index}
        item={null}
        words={say('today.news', { title: text || say('items.untitled') })}
        way={
          <Link to={HOME} sx={{ variant: 'links.underlined' }}>
            {say('items.look')}
          </Link>
        }
      >
        {say(isOver ? 'today.newsOver' : 'today.newsDates')}
      </Line>
    );
  });
}
