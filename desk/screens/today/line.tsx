import type { ReactNode } from 'react';
import type { ItemLine } from '../../../api/releases/contract/releases';
import { Piece } from '../../app/items/piece';
import { useLanguage } from '../../app/words';

interface LineProps {
  item: ItemLine | null;
  words: string;
  children: ReactNode;
  /** Where it leads; to the item's page unless told. */
  way?: ReactNode;
}

export function Line({ item, words, children, way }: LineProps) {
  const { say } = useLanguage();
  return (
    <li>
      <span>
        <Piece picture={item?.picture ?? null} width={64} height={52} />
      </span>
      <div>
        {words}
        <p sx={{ variant: 'text.muted' }}>{children}</p>
      </div>
      {way}
      {!way && item?.url && (
        <a href={item.url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
          {say('today.open')}
        </a>
      )}
    </li>
  );
}
