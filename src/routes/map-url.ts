const MAP = 'https://www.openstreetmap.org';
/** Close enough to read the names of the streets. */
const ZOOM = 18;

interface Place {
  latitude?: number;
  longitude?: number;
}

/**
 * A place on OpenStreetMap: marked where its coordinates are known, else searched by `address`; undefined when neither
 * is given.
 */
export function mapUrl({ latitude, longitude }: Place, address?: string): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${MAP}/?${marker}#map=${ZOOM}/${latitude}/${longitude}`;
  }
  return address && `${MAP}/search?${new URLSearchParams({ query: address })}`;
}
