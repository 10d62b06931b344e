import type { ReactNode } from 'react';
import { sizeOf } from '../../app/lists/size-of';
import { Thumb } from '../../app/lists/thumb';
import { deletedWords } from '../../app/items/deleted-words';
import { textIn } from '../../app/items/title';
import { Button } from '../../app/parts/button';
import { useLanguage } from '../../app/words';
import type { DeletedItem, DeletedLine } from '../../../api/content/contract/deleted';
import { DELETED_ROW } from '../../theme/library';

interface Row {
  /** A picture, or the kind of an item. */
  first: ReactNode;
  name: string;
  lang?: string | undefined;
  details: string;
  isBusy: boolean;
  /** Undefined for who may not. */
  onBring: (() => void) | undefined;
}

export function ItemRow({ item, ...act }: { item: DeletedItem } & Pick<Row, 'isBusy' | 'onBring'>) {
  const language = useLanguage();
  const { say, locale } = language;
  const { text, lang } = textIn(item.title, locale);
  const details = deletedWords(language, item);
  return (
    <Row first={say(`deleted.is.${item.shelf}`)} name={text || item.id} {...{ lang, details }} {...act} />
  );
}

export function LibraryRow({ line, ...act }: { line: DeletedLine } & Pick<Row, 'isBusy' | 'onBring'>) {
  const { say, locale, at } = useLanguage();
  const { file, bytes, thumb } = line;
  const when = say('deleted.when', { time: at(line.at) });
  const details = `${sizeOf(bytes, locale)}, ${when}`;
  return <Row first={thumb && <Thumb of={thumb} />} name={file} {...{ details }} {...act} />;
}

function Row({ first, name, lang, details, isBusy, onBring }: Row) {
  const { say } = useLanguage();
  return (
    <li sx={DELETED_ROW}>
      <span>{first}</span>
      <bdi lang={lang}>{name}</bdi>
      <span>{details}</span>
      {onBring && (
        <Button
          look="link"
          isBusy={isBusy}
          aria-label={say('deleted.bringIt', { file: name })}
          onClick={onBring}
        >
          {say('deleted.bring')}
        </Button>
      )}
    </li>
  );
}
