import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { useAnswer } from '../../../app/data';
import { editorOf } from '../../../app/items/editor-of';
import { referringName } from '../../../app/items/referring-name';
import { Button } from '../../../app/parts/button';
import { useLanguage } from '../../../app/words';
import type { OfItem, Shelf } from '../../../../api/content/contract/item';
import { useEditor } from '../../../editing/editor-context';
import { GROUP, SMALL, WHOLE } from '../../../theme/editor/fields';

/** A creator may have hundreds of works. */
const AT_FIRST = 12;
const ASKED: readonly Shelf[] = COLLECTIONS;

const listStyles: ThemeUICSSObject = {
  ...WHOLE,
  '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline' },
  '& a': { variant: 'links.underlined', py: 1 },
};

/** The ways from a creator to their works, and from a work to the exhibitions, the articles and the home page that show it. */
export function NamedIn() {
  const { shelf, id } = useEditor();
  return ASKED.includes(shelf) ? <Ways key={id} of={{ shelf, id }} /> : null;
}

function Ways({ of }: { of: OfItem }) {
  const language = useLanguage();
  const { say } = language;
  const { data } = useAnswer('/items/:shelf/:id/named-in', { params: of });
  const [areAll, setAreAll] = useState(false);
  const items = [...new Map((data?.items ?? []).map((one) => [`${one.shelf}/${one.id}`, one])).values()];
  if (items.length === 0) return null;
  const shown = areAll ? items : items.slice(0, AT_FIRST);
  return (
    <section aria-labelledby="heading-named-in" sx={GROUP}>
      <h2 id="heading-named-in">{say('editor.namedIn')}</h2>
      <ul sx={listStyles}>
        {shown.map((one) => (
          <li key={`${one.shelf}/${one.id}`}>
            <Link {...editorOf(one.shelf as 'works', one.id)}>{referringName(language, one)}</Link>
            <span sx={SMALL}>{say(`editor.back.${one.shelf}`)}</span>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button look="link" onClick={() => setAreAll(true)}>
          {say('editor.namedInAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
}
