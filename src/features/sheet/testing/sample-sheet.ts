import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { toSheetView, type SheetView, type SheetWork } from '../sheet-view';

/** A work for tests, of which there is something to print. */
export const sampleSheetWork = (parts: Partial<SheetWork> = {}): SheetWork => ({
  slug: 'banc',
  title: 'Banc',
  creators: [{ name: 'Odile Kerhervé' }],
  date: '1953',
  facts: ['Chêne'],
  reference: 'Réf. ML 1',
  sold: false,
  credits: [],
  pictures: [toPictureView(sampleImage('banc', { width: 1600, height: 2000 }), '')],
  ...parts,
});

export const sampleSheet = (parts: Partial<SheetWork> = {}): SheetView =>
  toSheetView(sampleSheetWork(parts), 'fr', 'https://gallery.example');
