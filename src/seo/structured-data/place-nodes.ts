import type { GeoCoordinates, PostalAddress } from 'schema-dts';

interface Address {
  street?: string;
  postal_code?: string;
  city?: string;
  country?: string;
}

interface Position {
  latitude?: number;
  longitude?: number;
}

export const postalAddress = ({ street, postal_code, city, country }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(postal_code && { postalCode: postal_code }),
  ...(city && { addressLocality: city }),
  ...(country && { addressCountry: country }),
});

export const geoOf = ({ latitude, longitude }: Position): { geo?: GeoCoordinates } =>
  latitude === undefined || longitude === undefined
    ? {}
    : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
