import type { HdArchive } from '../use-hd-archive';
import type { HdImageView } from '../hd-image-view';

/** An HD image for tests, of 1000 bytes. */
export const sampleHdImage = (number: number, parts: Partial<HdImageView> = {}): HdImageView => ({
  url: `/media/hd/quai-${number}.jpg`,
  filename: `Odile Kerhervé - Quai - ${number}.jpg`,
  details: 'JPEG, 1 kB',
  bytes: 1000,
  pixels: '4000 × 3000 px',
  ...parts,
});

/** The HD images of a work for tests. */
export const sampleArchive = (images: HdImageView[]): HdArchive => ({
  work: {
    title: 'Banc: Quai',
    creators: ['Odile Kerhervé'],
    date: 'vers 1960',
    reference: 'Réf. ML 0138',
    credits: [{ role: 'restauration', name: 'Atelier du Fil' }],
    url: 'https://gallery.example/fr/oeuvres/banc-quai',
  },
  images,
  updatedAt: '2026-10-28T09:20:00Z',
});
