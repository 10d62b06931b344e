import type { Availability } from '../../../../src/contract/items/work';
import type { ListedItem } from '../../../../api/content/contract/list';
import type { Published, Referring } from '../../../../api/content/contract/publishing';
import type { Theirs } from '../../editor/theirs/theirs-in';

/** What is asked before something is done: what shows them as well goes too; what colleagues have written does. */
export type AskedFirst =
  | { about: 'takingOff'; items: readonly ListedItem[]; others: readonly Referring[] }
  | { about: 'publishing'; theirs: readonly Theirs[] };

export type Became = Availability | 'public' | 'putBack' | 'withdrawn';

/** What could not be done as the others were, and why. */
export interface Left {
  items: readonly ListedItem[];
  because: 'unready' | 'needed' | 'neverPublic' | 'failed';
}

/** What the floor says happened. */
export type News =
  | {
      is: 'done';
      items: readonly ListedItem[];
      became: Became;
      at: string;
      /** What showed them as well, of those that are off the site now. */
      shownIn?: readonly Referring[];
      left?: readonly Left[];
      /** By which it is taken back, of what was published or withdrawn. */
      answer?: Published;
      takeBack: (() => void) | undefined;
    }
  | { is: 'moved'; item: ListedItem; from: number; to: number; takeBack: () => void }
  | { is: 'unplaced'; item: ListedItem }
  | { is: 'takenBack' }
  | { is: 'refused'; item: ListedItem; because: 'unready' | 'needed' | 'changed' }
  | { is: 'failed'; error: unknown };

export const wayBackOf = (news: News | undefined): (() => void) | undefined =>
  news && 'takeBack' in news ? news.takeBack : undefined;
