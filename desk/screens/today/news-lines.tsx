import { Link } from '@tanstack/react-router';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import type { Today } from '../../../api/desk/contract/today';
import { Line } from './line';

/** Routes of items come from a list, of which their types know nothing. */
const HOME = '/pages/home' as '/';

/** News of the home page that an event has left behind, or that goes off it by itself. */
export function NewsLines({ news, newsEnds }: Pick<Today, 'news' | 'newsEnds'>) {
  const { say, due } = useLanguage();
  return (
    <>
      {news.map(({ title, isOver }, index) => (
        <NewsLine key={index} title={title} text={say(isOver ? 'today.newsOver' : 'today.newsDates')} />
      ))}
      {newsEnds.map(({ news: id, title, at, by, isLate }) => (
        <NewsLine
          key={id}
          title={title}
          text={say(isLate ? 'today.newsEndLate' : 'today.newsEnd', { time: due(at), name: by })}
        />
      ))}
    </>
  );
}

function NewsLine({ title, text }: { title: Today['news'][number]['title']; text: string }) {
  const { say, locale } = useLanguage();
  return (
    <Line
      item={null}
      words={say('today.news', { title: textIn(title, locale).text || say('items.untitled') })}
      way={
        <Link to={HOME} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      }
    >
      {text}
    </Line>
  );
}
