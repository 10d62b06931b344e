import type { OfItem, Values } from '../../contract/item';

export const ADA = { id: 1, name: 'Ada' };

/** Published together; they show one picture. */
export const WORKS: readonly OfItem[] = ['chair', 'lamp', 'stool'].map((id) => ({ shelf: 'works', id }));

/** Brought in together, with a folder. */
export const BROUGHT: readonly OfItem[] = [
  { shelf: 'pages', id: 'about' },
  { shelf: 'events', id: 'early' },
];

const PICTURES = ['lamp-1-day.jpg', 'other.jpg'] as const;

export const otherPicture = (file: string): string => PICTURES[file === PICTURES[0] ? 1 : 0];

export const shownIn = (values: Values): string => (values['pictures'] as { file: string }[])[0]!.file;

/** How often it was written by a process of `endless-publishing.ts`, as its title says. */
export const numberIn = ({ title }: Values): number =>
  Number(/ (\d+)$/.exec((title as { en?: string }).en ?? '')?.[1] ?? 0);
