import { sampleSettings } from '../../gallery/testing/samples';
import { galleryVcard } from './gallery-vcard';
import { readVcard } from './testing/read-vcard';

const place = { locale: 'fr', origin: 'https://gallery.example' } as const;
const UPDATED = '2026-10-28T11:20:00+02:00';

describe('galleryVcard', () => {
  it('is of the house: name, address, place, hours', () => {
    const settings = sampleSettings('fr');
    const contact = {
      ...settings.contact,
      opening_hours: ['Du mardi au samedi,', 'de 11 h à 19 h'],
      latitude: 48.853,
      longitude: 2.335,
    };
    const card = readVcard(galleryVcard({ ...settings, contact }, UPDATED, place));
    expect(card.value('fn')).toBe('meubles et lumières');
    expect(card.value('org')).toBe('meubles et lumières');
    expect(card.value('n')).toEqual(['meubles et lumières', '', '', '', '']);
    expect(card.value('x-abshowas')).toBe('COMPANY');
    expect(card.value('adr')).toEqual(['', '', '1 rue Exemple', 'Paris', '', '75000', 'France']);
    expect(card.value('tel')).toBe('+33 1 00 00 00 00');
    expect(card.value('email')).toBe('bonjour@example.org');
    expect(card.value('url')).toBe('https://gallery.example/fr');
    expect(card.value('geo')).toEqual([48.853, 2.335]);
    expect(card.value('note')).toBe('Du mardi au samedi,\nde 11 h à 19 h');
    expect(card.value('uid')).toBe('gallery@gallery.example');
    expect(card.value('rev')).toBe('2026-10-28T09:20:00Z');
  });

  it('does without hours and coordinates', () => {
    const { names } = readVcard(galleryVcard(sampleSettings('en'), UPDATED, { ...place, locale: 'en' }));
    expect(names).not.toContain('note');
    expect(names).not.toContain('geo');
  });
});
