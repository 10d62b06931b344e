import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { forget, useAnswer, useChange, useMe } from '../../app/data';
import { bringBack, mayBringBack } from '../../app/items/bring-back';
import { textIn } from '../../app/items/title';
import { call } from '../../app/line/call';
import { forgetBelow } from '../../app/lists/use-pages';
import { FaultText } from '../../app/parts/fault-text';
import { OwnPlaces } from '../../app/parts/places';
import { State } from '../../app/parts/state';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { DeletedItem, DeletedLine } from '../../../api/content/contract/deleted';
import { ItemRow, LibraryRow } from './rows';

const LIBRARIES = { picture: 'POST /pictures/bring-back', file: 'POST /files/bring-back' } as const;

/** What the floor says of the last one. */
interface Done {
  name: string;
  is: 'inLibrary' | 'itemIsBack' | 'draftIsBack' | 'itemIsNot';
}

/** Everything that was deleted, each with its way back, however long ago that was. */
export function Deleted() {
  const { say, locale } = useLanguage();
  const { may } = useMe();
  const [done, setDone] = useState<Done>();
  const { data, error } = useAnswer('/deleted');
  const library = useChange(
    ({ kind, aside }: DeletedLine) => call(LIBRARIES[kind], { body: { aside: [aside] } }),
    ({ files: [name = ''] }) => {
      setDone({ is: 'inLibrary', name });
      return Promise.all([forget('/deleted'), forget('/files'), forgetBelow('/library')]);
    },
  );
  const item = useChange(
    (one: DeletedItem) => bringBack(one),
    (isBack, { id, title, isDraft }) =>
      setDone({
        is: isBack ? (isDraft ? 'draftIsBack' : 'itemIsBack') : 'itemIsNot',
        name: textIn(title, locale).text || id,
      }),
  );
  const { items = [], lines = [] } = data ?? {};
  const count = items.length + lines.length;
  const list = useRef<HTMLDivElement>(null);
  useNeighbour(list, count);
  const said =
    done &&
    say(done.is === 'inLibrary' ? 'deleted.broughtBack' : `deleted.${done.is}`, {
      ...{ name: done.name, file: done.name },
    });
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.deleted')}</h1>
      <OwnPlaces />
      <p sx={{ variant: 'text.muted', pt: 3 }}>{data && say(count > 0 ? 'deleted.lead' : 'deleted.none')}</p>
      <div ref={list}>
        {items.length > 0 && (
          <Section title={say('deleted.items')}>
            {items.map((one) => (
              <ItemRow
                key={`${one.shelf} ${one.id} ${one.version}`}
                item={one}
                isBusy={item.isPending && item.variables === one}
                onBring={mayBringBack(may, one) ? () => item.mutate(one) : undefined}
              />
            ))}
          </Section>
        )}
        {lines.length > 0 && (
          <Section title={say('deleted.library')}>
            {lines.map((line) => (
              <LibraryRow
                key={`${line.kind} ${line.aside}`}
                line={line}
                isBusy={library.isPending && library.variables.aside === line.aside}
                onBring={() => library.mutate(line)}
              />
            ))}
          </Section>
        )}
      </div>
      <FaultText error={error ?? library.error ?? item.error} />
      <Floor isRaised={done !== undefined}>
        {done?.is === 'itemIsNot' ? (
          <State is="refused">{said}</State>
        ) : (
          (said ?? (data && say('deleted.number', { count })))
        )}
      </Floor>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 sx={{ variant: 'text.over', pt: 4 }}>{title}</h2>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}

/** What was brought back takes its button along: the focus goes to the one that is in its place then. */
function useNeighbour(list: RefObject<HTMLElement>, count: number): void {
  const at = useRef(-1);
  useEffect(() => {
    const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
    if (at.current >= 0 && document.activeElement === document.body)
      buttons()[Math.min(at.current, buttons().length - 1)]?.focus();
    const look = ({ target }: FocusEvent): void => {
      at.current = buttons().indexOf(target as HTMLButtonElement);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [list, count]);
}
