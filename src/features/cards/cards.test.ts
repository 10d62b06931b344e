import { sampleCreator, sampleSettings } from '../../gallery/testing/samples';
import { creatorVcard, addressParts, namePartsOf } from './creator-vcard';
import { galleryVcard } from './gallery-vcard';
import { rawLines } from './testing/raw-lines';
import { readVcard } from './testing/read-vcard';

describe('address parts', () => {
  it.each([
    [
      '14 rue des Trois-Lanternes, 75006 Paris, France',
      { street: '14 rue des Trois-Lanternes', postalCode: '75006', locality: 'Paris', country: 'France' },
    ],
    [
      'Atelier 3, 2 quai du Port\n13002 Marseille',
      { street: 'Atelier 3, 2 quai du Port', postalCode: '13002', locality: 'Marseille' },
    ],
    [
      '1 rue du Mont-Blanc, CH-1201 Genève, Suisse',
      { street: '1 rue du Mont-Blanc', postalCode: 'CH-1201', locality: 'Genève', country: 'Suisse' },
    ],
    [
      '7 Mount Street, SW1A 1AA London, United Kingdom',
      { street: '7 Mount Street', postalCode: 'SW1A 1AA', locality: 'London', country: 'United Kingdom' },
    ],
  ])('%j has its parts', (address, parts) => {
    expect(addressParts(address)).toEqual(parts);
  });

  it.each(['Somewhere in Paris', '75006 Paris', '12 rue X, 75006 Paris, France, Europe', ''])(
    '%j is all street',
    (address) => {
      expect(addressParts(address)).toEqual({ street: address });
    },
  );
});

describe('creator vcard', () => {
  const place = { locale: 'en', origin: 'https://gallery.example' } as const;
  const lived = {
    ...sampleCreator('lucien'),
    id: 'lucien-tessandier',
    sort_name: 'Tessandier, Lucien',
    birth_year: 1908,
    vcard: { full_name: 'Lucien Tessandier' },
  };
  const withVcard = (fields: object) => ({ ...lived, vcard: { ...lived.vcard, ...fields } });

  describe('creatorVcard', () => {
    it('says all that the API tells, and whose page and card it is', () => {
      const card = readVcard(
        creatorVcard(
          withVcard({
            organisation: 'Atelier Tessandier',
            role: 'Cabinetmaker',
            email: 'lucien@atelier.example',
            phone: '+33 1 99 00 12 34',
            url: 'https://atelier.example',
            address: '14 rue des Trois-Lanternes, 75006 Paris',
            note: '1908–1979.',
          }),
          place,
        ),
      );
      expect(card.value('version')).toBe('3.0');
      expect(card.value('fn')).toBe('Lucien Tessandier');
      expect(card.value('n')).toEqual(['Tessandier', 'Lucien', '', '', '']);
      expect(card.value('org')).toBe('Atelier Tessandier');
      expect(card.value('role')).toBe('Cabinetmaker');
      expect(card.value('email')).toBe('lucien@atelier.example');
      expect(card.value('tel')).toBe('+33 1 99 00 12 34');
      expect(card.values('url')).toEqual([
        'https://gallery.example/creators/lucien',
        'https://atelier.example',
      ]);
      expect(card.value('adr')).toEqual(['', '', '14 rue des Trois-Lanternes', 'Paris', '', '75006', '']);
      expect(card.value('note')).toBe('1908–1979.');
      expect(card.value('sort-string')).toBe('Tessandier, Lucien');
      expect(card.value('uid')).toBe('creator-lucien-tessandier@gallery.example');
      expect(card.value('rev')).toBe('2026-01-15T10:00:00Z');
    });

    it('is complete when nothing else is known, and of the gallery', () => {
      const card = readVcard(creatorVcard(withVcard({ role: '', email: '', note: '', address: '' }), place));
      expect(card.names).toEqual(['version', 'prodid', 'fn', 'n', 'org', 'sort-string', 'url', 'uid', 'rev']);
      expect(card.value('org')).toBe('meubles et lumières');
    });

    it('is the same whenever it is made, and one contact in both languages', () => {
      expect(creatorVcard(lived, place)).toBe(creatorVcard(lived, place));
      const french = readVcard(creatorVcard(lived, { ...place, locale: 'fr' }));
      expect(french.value('uid')).toBe('creator-lucien-tessandier@gallery.example');
      expect(french.value('url')).toBe('https://gallery.example/fr/createurs/lucien');
    });

    it('names its own page once, in the language of the card', () => {
      const card = creatorVcard(withVcard({ url: 'https://gallery.example/creators/lucien' }), {
        ...place,
        locale: 'fr',
      });
      expect(readVcard(card).values('url')).toEqual(['https://gallery.example/fr/createurs/lucien']);
    });

    it.each([
      ['commas and semicolons', 'Fontanel, Brisse; fils, « & Cie »'],
      ['backslashes', 'a\\b \\n c\\\\d \\, \\;'],
      ['an emoji of several characters', 'Brisse 👩‍🎨💡'],
      ['what looks like another property', 'Brisse:TEL;TYPE=WORK:1'],
    ])('keeps %s', (_, name) => {
      const card = readVcard(creatorVcard(withVcard({ full_name: name, role: name, note: name }), place));
      expect([card.value('fn'), card.value('role'), card.value('note')]).toEqual([name, name, name]);
      expect(card.value('n')).toEqual([name, '', '', '', '']);
    });

    it('keeps the lines of a note, whatever system they were written on', () => {
      const card = readVcard(
        creatorVcard(withVcard({ note: 'Born 1908.\r\nDied 1979.\rSee\nus.\n' }), place),
      );
      expect(card.value('note')).toBe('Born 1908.\nDied 1979.\nSee\nus.');
    });

    it('lets no line end begin a property of its own', () => {
      const broken = (text: string) => `${text}\r\nX-FORGED:1\rX-FORGED:2\nX-FORGED:3`;
      const card = readVcard(
        creatorVcard(
          withVcard({
            full_name: broken('A'),
            organisation: broken('B'),
            role: broken('C'),
            email: broken('d@e'),
            phone: broken('1'),
            url: broken('https://f.example'),
            address: broken('G'),
            note: broken('H'),
          }),
          place,
        ),
      );
      expect(card.names).not.toContain('x-forged');
      expect(card.value('tel')).toBe('1 X-FORGED:1 X-FORGED:2 X-FORGED:3');
    });

    it.each([1, 2, 3, 4])('folds a very long name between its letters (shifted by %i)', (shift) => {
      const name = 'x'.repeat(shift) + 'éœ漢💡'.repeat(60);
      const text = creatorVcard(withVcard({ full_name: name }), place);
      expect(rawLines(text).filter((line) => line.startsWith(' ')).length).toBeGreaterThan(10);
      expect(readVcard(text).value('fn')).toBe(name);
    });
  });
});

describe('gallery vcard', () => {
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
});

describe('name parts', () => {
  const parts = (
    full_name: string,
    sort_name: string,
    years: { birth_year?: number; death_year?: number } = {},
  ) => namePartsOf({ vcard: { full_name }, sort_name, ...years });

  describe('namePartsOf', () => {
    it('splits the name of a person as it is sorted', () => {
      expect(parts('Odile Kerhervé', 'Kerhervé, Odile', { birth_year: 1921 })).toEqual({
        familyName: 'Kerhervé',
        givenName: 'Odile',
      });
      expect(parts('Anne de la Tour', 'Tour, Anne de la', { death_year: 2001 })).toEqual({
        familyName: 'Tour',
        givenName: 'Anne de la',
      });
    });

    it.each([
      ['a workshop', 'Ateliers Fontanel & Brisse', 'Fontanel & Brisse, Ateliers', {}],
      ['one name', 'Kjær', 'Kjær', { birth_year: 1900 }],
      ['a name in another order', 'Mme Odile Kerhervé', 'Kerhervé, Odile', { birth_year: 1921 }],
      ['several commas', 'A, B et C', 'B et C, A, ', { birth_year: 1921 }],
    ])('leaves %s whole', (_, full, sort, years) => {
      expect(parts(full, sort, years)).toEqual({ familyName: full });
    });
  });
});
