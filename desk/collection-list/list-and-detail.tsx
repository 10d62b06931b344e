import type { ReactNode } from 'react';
import { Button } from '../app/parts/button';
import { useSay } from '../app/words';
import { LIST_AND_DETAIL } from '../theme/collection-list';

interface ListAndDetailProps {
  /** Head, filters and rows. */
  list: ReactNode;
  /** Above the detail in wide windows, above the list in others. */
  summary?: ReactNode;
  detail: ReactNode;
  /** A row was opened, whose detail takes the place of the list where both have no room. */
  isOpen: boolean;
  onClose: () => void;
}

/** A list with the detail of its current row beside it. */
export function ListAndDetail({ list, summary, detail, isOpen, onClose }: ListAndDetailProps) {
  const say = useSay();
  return (
    <div data-open={isOpen} sx={LIST_AND_DETAIL}>
      <section data-list>{list}</section>
      <aside>
        {summary && <div data-summary>{summary}</div>}
        <div data-detail>
          <p data-back>
            <Button look="link" onClick={onClose}>
              ← {say('back')}
            </Button>
          </p>
          {detail}
        </div>
      </aside>
    </div>
  );
}
