import { Button, GridListItem, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { ListedItem } from '../../../../api/content/contract/list';
import { useStateWords } from '../../../app/items/state-words';
import { textIn } from '../../../app/items/title';
import { Thumb } from '../../../app/lists/thumb';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { SOLD } from '../../../theme/shelf/shelf-cells';
import { FILTER_MENU } from '../../../theme/shelf/shelf-tools';
import { PIECE_WORDS, WALL_PIECE } from '../../../theme/shelf/wall';

interface WallPieceProps {
  item: ListedItem;
  /** From 1; undefined where it cannot be moved. */
  place: number | undefined;
  /** Of all works on the wall. */
  count: number;
  onFirst: () => void;
  onLast: () => void;
  onPlace: () => void;
}

/** px that a menu keeps from the edge of the window. */
const FROM_EDGE = 40;

/** It stands on the floor line; its words are below. */
export function WallPiece({ item, place, count, onFirst, onLast, onPlace }: WallPieceProps) {
  const { say, locale } = useLanguage();
  const { id, picture, state, availability } = item;
  const { text, lang } = textIn(item.title, locale);
  const title = text || say('items.untitled');
  const { short } = useStateWords(item);
  const acts = { first: onFirst, place: onPlace, last: onLast };
  return (
    <GridListItem id={id} textValue={title} sx={WALL_PIECE}>
      <div data-picture>{picture ? <Thumb of={picture} /> : <span />}</div>
      <div sx={PIECE_WORDS}>
        <i lang={lang}>{title}</i>
        <span>
          {place !== undefined && <span>{say('visitors.number', { count: place })}</span>}
          {state !== 'public' && <State is={state}>{short}</State>}
          {availability === 'sold' && <span sx={SOLD}>{say('items.sold')}</span>}
        </span>
        {place !== undefined && (
          <span data-acts>
            <Button slot="drag" aria-label={say('items.take', { title })} />
            <MenuTrigger>
              <Button aria-label={say('items.more', { title })}>…</Button>
              {/* Above, so that it covers no number. */}
              <Popover placement="top start" containerPadding={FROM_EDGE}>
                <Menu
                  aria-label={say('items.more', { title })}
                  onAction={(act) => acts[act as keyof typeof acts]()}
                  sx={FILTER_MENU}
                >
                  {place > 1 && <MenuItem id="first">{say('items.toBeginning')}</MenuItem>}
                  <MenuItem id="place">{say('items.toPlace')}</MenuItem>
                  {place < count && <MenuItem id="last">{say('items.toEnd')}</MenuItem>}
                </Menu>
              </Popover>
            </MenuTrigger>
          </span>
        )}
      </div>
    </GridListItem>
  );
}
