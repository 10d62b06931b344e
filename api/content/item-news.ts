import type { GalleryDatabase } from '../database/database';
import type { Notice } from '../database/listeners';
import type { OfItem } from './contract/item';

/** `window`: that of the desk in which it was changed, which knows already. */
export type News = OfItem & { window?: string };

/** Which items have changed, for those who have them open, whichever process they ask. */
export interface ItemNews {
  /** That a draft has changed. What is published is told by the transaction that writes it. */
  tell(of: OfItem, window?: string): void;
  /** @param onGap some may have been missed. @returns how to stop */
  listen(onNews: (of: News) => void, onGap: () => void): () => void;
}

/** For the transaction that changes an item. */
export const newsOf = ({ shelf, id }: OfItem, window?: string): Notice => ({
  channel: 'item',
  about: JSON.stringify({ shelf, id, window }),
});

export const openItemNews = (database: Pick<GalleryDatabase, 'listen' | 'notify'>): ItemNews => ({
  tell: (of, window) => database.notify(newsOf(of, window)),
  listen: (onNews, onGap) =>
    database.listen('item', (reason, about) =>
      reason === 'notified' ? onNews(JSON.parse(about) as News) : onGap(),
    ),
});
