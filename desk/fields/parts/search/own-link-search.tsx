import { useState } from 'react';
import { useSay } from '../../../app/words';
import { PageSearch } from './page-search';
import type { OpenItem } from '../../../../api/content/contract/item';
import { itemOf } from '../own-pages';

interface OwnLinkSearchProps {
  /** It has a page in one language at least. */
  onChoose: (item: OpenItem) => void | Promise<void>;
}

/** Finds a page of the gallery, so that nobody has to know its address. */
export function OwnLinkSearch({ onChoose }: OwnLinkSearchProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [isLost, setIsLost] = useState(false);
  return (
    // What is looked for is no part of the form.
    <div data-own-undo>
      <PageSearch
        label={say('editor.linkOwn')}
        placeholder={say('editor.find')}
        typed={typed}
        onType={setTyped}
        onChoose={(page) => {
          setTyped('');
          setIsLost(false);
          itemOf(page)
            .then((item) => (Object.keys(item.urls).length > 0 ? onChoose(item) : setIsLost(true)))
            .catch(() => setIsLost(true));
        }}
      />
      {isLost && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.linkNowhere')}
        </p>
      )}
    </div>
  );
}
