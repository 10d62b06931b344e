import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAnswer } from '../../app/data';
import { textIn } from '../../app/items/title';
import { FaultText } from '../../app/parts/fault-text';
import { Button } from '../../app/parts/button';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { ItemPage } from '../../contract/items/list';
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
      <p sx={{ mt: 2 }}>
        <Link to={'/site' as '/'} sx={{ variant: 'links.underlined', whiteSpace: 'normal' }}>
          {say('pages.site')}
        </Link>
      </p>
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

function Shelf({ shelf }: { shelf: 'pages' | 'types' }) {
  const { say, locale } = useLanguage();
  const { data, error } = useAnswer<ItemPage>(`/items/${shelf}`);
  if (error) return <FaultText error={error} />;
  return (
    <ul sx={PAGE_LIST}>
      {data?.lines.map(({ id, title, state }) => {
        const { text, lang } = textIn(title, locale);
        return (
          <li key={id}>
            <Link to={`/${shelf}/${id}` as '/'} lang={lang}>
              {id === 'home' ? say('join.of', { before: say('pages.home'), after: text }) : text || id}
            </Link>
            <State is={state}>{say(`items.is.${state}`)}</State>
          </li>
        );
      })}
    </ul>
  );
}
