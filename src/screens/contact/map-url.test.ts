import { sampleSettings } from '../../gallery/testing/samples';
import { mapUrl } from './map-url';

const { contact } = sampleSettings('en');

describe('mapUrl', () => {
  it('marks the place where its coordinates are known', () => {
    expect(mapUrl({ ...contact, latitude: 48.853, longitude: 2.335 })).toBe(
      'https://www.openstreetmap.org/?mlat=48.853&mlon=2.335#map=18/48.853/2.335',
    );
    expect(mapUrl({ ...contact, latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0');
  });

  it('searches for the address when they are not', () => {
    const url = new URL(mapUrl({ ...contact, latitude: 48.853 }));
    expect(url.pathname).toBe('/search');
    expect(url.searchParams.get('query')).toBe('1 rue Exemple, 75000 Paris, France');
  });
});
