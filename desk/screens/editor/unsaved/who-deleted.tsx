import { useAnswer, useChange, useMe } from '../../../app/data';
import { bringBack, mayBringBack } from '../../../app/items/bring-back';
import { deletedWords } from '../../../app/items/deleted-words';
import { textIn } from '../../../app/items/title';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Floor } from '../../../app/shell/floor';
import { Gone } from '../../../app/shell/nothing-here';
import { useLanguage } from '../../../app/words';
import type { DeletedItem } from '../../../../api/content/contract/deleted';
import type { OfItem } from '../../../../api/content/contract/item';
import { CONFLICTS } from '../../../theme/editor/conflicts';

/** Of an address that had an item: who deleted it, with its way back; else that there is nothing. */
export function GoneItem(of: OfItem) {
  const { say } = useLanguage();
  const { one, isKnown } = useDeleted(of);
  if (!isKnown) return <p>{say('wait')}</p>;
  if (!one) return <Gone />;
  return (
    <>
      <section sx={CONFLICTS}>
        <h1 sx={{ variant: 'text.head' }}>{say(one.isDraft ? 'deleted.draftGone' : 'deleted.gone')}</h1>
        <WayBack one={one} />
      </section>
      <Floor />
    </>
  );
}

/** Nothing where nobody at the desk did. */
export function WhoDeleted(of: OfItem) {
  const { one } = useDeleted(of);
  return one ? <WayBack one={one} /> : null;
}

function WayBack({ one }: { one: DeletedItem }) {
  const language = useLanguage();
  const { say, locale } = language;
  const { may } = useMe();
  const bring = useChange((deleted: DeletedItem) => bringBack(deleted));
  const name = textIn(one.title, locale).text || one.id;
  return (
    <>
      <p>{say('deleted.told', { name, what: deletedWords(language, one) })}</p>
      {bring.data === false && <p role="alert">{say('deleted.itemIsNot', { name })}</p>}
      <FaultText error={bring.error} />
      {mayBringBack(may, one) && (
        <p>
          <Button look="link" isBusy={bring.isPending} onClick={() => bring.mutate(one)}>
            {say('deleted.bring')}
          </Button>
        </p>
      )}
    </>
  );
}

function useDeleted({ shelf, id }: OfItem): { one: DeletedItem | undefined; isKnown: boolean } {
  const { data, isPending } = useAnswer('/deleted');
  return { one: data?.items.find((item) => item.shelf === shelf && item.id === id), isKnown: !isPending };
}
