const MAP = 'https://www.openstreetmap.org';
const ZOOM = 18;

interface Place {
  latitude?: number;
  longitude?: number;
}

/** OpenStreetMap; undefined without coordinates and address. */
export function mapUrl({ latitude, longitude }: Place, address?: string): string | undefined {
  if (latitude !== undefined && longitude !== undefined) {
    const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
    return `${MAP}/?${marker}#map=${ZOOM}/${latitude}/${longitude}`;
  }
  return address && `${MAP}/search?${new URLSearchParams({ query: address })}`;
}
