import type { SiteSettings } from '../../contract/site-settings';

type Place = Pick<
  SiteSettings['contact'],
  'street' | 'postal_code' | 'city' | 'country' | 'latitude' | 'longitude'
>;

const MAP = 'https://www.openstreetmap.org';
/** Close enough to read the names of the streets. */
const ZOOM = 18;

/** The gallery on OpenStreetMap: marked where its coordinates are known, else searched by its address. */
export function mapUrl({ street, postal_code, city, country, latitude, longitude }: Place): string {
  if (latitude !== undefined && longitude !== undefined) {
    const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${MAP}/?${marker}#map=${ZOOM}/${latitude}/${longitude}`;
  }
  const query = `${street}, ${postal_code} ${city}, ${country}`;
  return `${MAP}/search?${new URLSearchParams({ query })}`;
}
