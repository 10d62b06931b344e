import { mapUrl } from './map-url';

const ADDRESS = '14 rue des Trois-Lanternes, 75006 Paris, France';

describe('mapUrl', () => {
  it('marks the place whose coordinates are known', () => {
    expect(mapUrl({ latitude: 48.853, longitude: 2.335 }, ADDRESS)).toBe(
      'https://www.openstreetmap.org/?mlat=48.853&mlon=2.335#map=18/48.853/2.335',
    );
    expect(mapUrl({ latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0');
  });

  it.each([{ latitude: 48.853 }, { longitude: 2.335 }])(
    'searches the address when there is only %j',
    (place) => {
      const url = new URL(mapUrl(place, ADDRESS) ?? '');
      expect(url.pathname).toBe('/search');
      expect(url.searchParams.get('query')).toBe(ADDRESS);
    },
  );

  it('is nothing without either', () => {
    expect(mapUrl({})).toBeUndefined();
  });
});
