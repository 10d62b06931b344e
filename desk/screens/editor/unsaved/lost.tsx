import { useState } from 'react';
import { useSay } from '../../../app/words';
import { Floor } from '../../../app/shell/floor';
import { withValue } from '../../../../api/content/contract/field-path';
import type { OfItem, Values } from '../../../../api/content/contract/item';
import { unsentStore } from '../../../editing/unsent';
import { CONFLICTS } from '../../../theme/editor/conflicts';
import { GoneActs } from './gone-acts';
import { TypedList } from './typed-list';
import { WhoDeleted } from './who-deleted';

/** What somebody typed at an earlier visit for an item that was deleted meanwhile. */
export function Lost({ shelf, id, person }: OfItem & { person: number }) {
  const say = useSay();
  const [kept] = useState(() => unsentStore(person, shelf, id));
  const [typed] = useState(() => [...kept.all()].map(([path, { value }]) => ({ path, value })));
  const values = typed.reduce<Values>((all, { path, value }) => withValue(all, path, value), {});
  return (
    <>
      <section role="alert" sx={CONFLICTS}>
        <h1 sx={{ variant: 'text.head' }}>{say('unsaved.gone')}</h1>
        <WhoDeleted {...{ shelf, id }} />
        <p>{say('unsaved.goneText')}</p>
        <TypedList {...{ shelf, id, typed }} />
        <GoneActs
          {...{ shelf, id, typed, values }}
          onDone={() => {
            for (const { path } of typed) kept.drop(path);
          }}
        />
      </section>
      <Floor />
    </>
  );
}
