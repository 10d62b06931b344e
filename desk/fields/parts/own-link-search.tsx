import { useState } from 'react';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { call } from '../../app/line/call';
import { Choices } from '../../app/parts/choices';
import { useSay } from '../../app/words';
import type { OpenItem } from '../../contract/items/item';
import { ReferenceSearch } from './reference-search';

type Paths = Partial<Record<LocaleCode, string>>;

interface OwnLinkSearchProps {
  /** Searched first. */
  first: Collection;
  /** Addresses of its pages, in each language that it has one in. */
  onChoose: (paths: Paths) => void;
}

/** Finds a page of the gallery, so that nobody has to know its address. */
export function OwnLinkSearch({ first, onChoose }: OwnLinkSearchProps) {
  const say = useSay();
  const [shelf, setShelf] = useState(first);
  const [isLost, setIsLost] = useState(false);
  const choose = async (id: string): Promise<void> => {
    const { urls } = await call<OpenItem>('GET', `/items/${shelf}/${id}`);
    setIsLost(false);
    onChoose(
      Object.fromEntries(
        Object.entries(urls).map(([locale, url]) => [locale, new URL(url, window.location.href).pathname]),
      ),
    );
  };
  return (
    <div>
      <Choices
        label={say('editor.linkShelf')}
        value={shelf}
        of={COLLECTIONS.map((one) => ({ value: one, word: say(`nav.${one}`) }))}
        onChoose={setShelf}
      />
      <ReferenceSearch
        key={shelf}
        label={say('editor.linkOwn')}
        shelf={shelf}
        without={[]}
        onChoose={({ id }) => void choose(id).catch(() => setIsLost(true))}
      />
      {isLost && (
        <p role="alert" sx={{ variant: 'text.fault' }}>
          {say('editor.linkNowhere')}
        </p>
      )}
    </div>
  );
}
