import { useState } from 'react';
import { useSay } from '../../app/words';
import { PageSearch } from './page-search';
import { pathsOf, type Paths } from './own-pages';

interface OwnLinkSearchProps {
  /** Addresses of its pages, in each language that it has one in. */
  onChoose: (paths: Paths) => void;
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
          pathsOf(page).then(onChoose, () => setIsLost(true));
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
