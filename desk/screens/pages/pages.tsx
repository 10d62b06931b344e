import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAnswer } from '../../app/data';
import { useStateWords } from '../../app/items/state-words';
import { textIn } from '../../app/items/title';
import { FaultText } from '../../app/parts/fault-text';
import { Button } from '../../app/parts/button';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { ListedItem } from '../../../api/content/contract/list';
import { useNewItem } from '../shelf/use-new-item';
import { PAGE_LIST } from '../../theme/editor/lists';

/** What is no work, creator, event or article: the pages, the types, and the gallery itself. */
export function Pages() {
  const { say } = useLanguage();
  const [fault, setFault] = useState<unknown>();
  const { make, isMaking } = useNewItem('types', setFault);
  return (
    <>
      <h1 sx={{ variant: 'text.head' }}>{say('pages.title')}</h1>
      <Shelf shelf="pages" />
      <Site />
      <h2 sx={{ variant: 'text.over', mt: 5 }}>{say('pages.types')}</h2>
      <Shelf shelf="types" />
      <Floor
        actions={
          <Button isBusy={isMaking} onClick={make}>
            {say('pages.newType')}
          </Button>
        }
      >
        <FaultText error={fault} />
      </Floor>
    </>
  );
}

/** As a list of one, whose way is there before its state is known. */
function Site() {
  const { say } = useLanguage();
  const { data } = useAnswer('/items/:shelf', { params: { shelf: 'site' } });
  const item = data?.lines[0];
  return (
    <ul sx={PAGE_LIST}>
      <li>
        <Link to={'/site' as '/'}>{say('pages.site')}</Link>
        {item && <ItemState item={item} />}
      </li>
    </ul>
  );
}

function Shelf({ shelf }: { shelf: 'pages' | 'types' }) {
  const { say, locale } = useLanguage();
  const { data, error } = useAnswer('/items/:shelf', { params: { shelf } });
  if (error) return <FaultText error={error} />;
  return (
    <ul sx={PAGE_LIST}>
      {data?.lines.map((item) => {
        const { id, title } = item;
        const { text, lang } = textIn(title, locale);
        return (
          <li key={id}>
            <Link to={`/${shelf}/${id}` as '/'} lang={lang}>
              {id === 'home' ? say('join.of', { before: say('pages.home'), after: text }) : text || id}
            </Link>
            <ItemState item={item} />
          </li>
        );
      })}
    </ul>
  );
}

function ItemState({ item }: { item: ListedItem }) {
  const { word } = useStateWords(item);
  return <State is={item.state}>{word}</State>;
}
