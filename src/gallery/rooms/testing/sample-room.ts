import type { LockedRoom, Room, RoomGallery, RoomPiece } from '../../../contract/rooms/room';
import { sampleWork } from '../../testing/samples';

export const sampleGallery = (): RoomGallery => ({
  name: 'meubles et lumières',
  contact: {
    street: '1 rue Exemple',
    postal_code: '75000',
    city: 'Paris',
    country: 'France',
    phone: '+33 1 99 00 00 00',
    email: 'bonjour@gallery.example',
    opening_hours: [],
  },
});

export const samplePiece = (slug: string, more: Partial<RoomPiece> = {}): RoomPiece => ({
  id: `p-${slug}`,
  title: `Work ${slug}`,
  work: { ...sampleWork(slug), dimensions: { height: 160, width: 88, unit: 'cm' } },
  has_page: true,
  pictures: [],
  ...more,
});

export const sampleRoom = (more: Partial<Room> = {}): Room => ({
  state: 'open',
  locale: 'en',
  gallery: sampleGallery(),
  is_preview: false,
  title: 'Four lamps for the library',
  pieces: [samplePiece('lamp'), samplePiece('bench')],
  pictures: [],
  valid_until: '2026-12-24T23:00:00Z',
  is_counted: true,
  ...more,
});

export const sampleLockedRoom = (): LockedRoom => ({
  state: 'locked',
  locale: 'en',
  gallery: sampleGallery(),
});
