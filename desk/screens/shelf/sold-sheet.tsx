import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ListedItem } from '../../../api/content/contract/list';
import { editorOf } from '../../app/items/editor-of';
import type { ShelfSearch } from '../../app/lists/shelf-search';
import { Thumb } from '../../app/lists/thumb';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { SCRIM, SHEET } from '../../theme/shelf/shelf-hand';
import { Caption } from './in-hand';

interface SoldSheetProps {
  item: ListedItem;
  search: ShelfSearch;
  onMark: () => void;
  onDuplicate: () => void;
  onClose: () => void;
}

/** On phones: the second of two taps. */
export function SoldSheet({ item, search, onMark, onDuplicate, onClose }: SoldSheetProps) {
  const say = useSay();
  const { availability, state, picture, url, id } = item;
  // At once, and once: the address follows later, and what is marked would offer the way back at the same place.
  const [isOpen, setIsOpen] = useState(true);
  const close = (): void => {
    if (!isOpen) return;
    setIsOpen(false);
    onClose();
  };
  const act = say(availability === 'sold' ? 'items.MarkAvailable' : 'items.MarkSold');
  return (
    <ModalOverlay isOpen={isOpen} isDismissable onOpenChange={close} sx={SCRIM}>
      <Modal sx={SHEET}>
        <Dialog aria-label={act}>
          <figure>
            {picture && <Thumb of={picture} />}
            <figcaption>
              <Caption shelf="works" item={item} />
              <span sx={{ variant: 'text.muted' }}>
                {say(`items.${availability ?? 'available'}`)}, {say(`items.is.${state}`)}
              </span>
            </figcaption>
          </figure>
          <Button
            look="large"
            data-act
            onClick={() => {
              onMark();
              close();
            }}
          >
            {act}
          </Button>
          <div data-ways>
            <Link {...editorOf('works', id, search)} sx={{ variant: 'links.underlined' }}>
              {say('items.edit')}
            </Link>
            {url && (
              <a href={url} target="_blank" rel="noreferrer" sx={{ variant: 'links.underlined' }}>
                {say('items.site')}
              </a>
            )}
            <Button
              look="link"
              onClick={() => {
                close();
                onDuplicate();
              }}
            >
              {say('acts.duplicate')}
            </Button>
            <Button look="link" onClick={close}>
              {say('items.close')}
            </Button>
          </div>
          <p sx={{ variant: 'text.note', color: 'muted' }}>{say('items.atOnce')}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
