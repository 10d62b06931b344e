const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `${FEATURES}, xr-spatial-tracking=()`,
};

/**
 * Of what feeds, social networks and search engines name, so that other sites may show it: pictures and documents of the
 * catalogue, the picture for social networks, icons.
 */
export const SHOWN_ELSEWHERE = /^\/(media\/|icons\/|social\.png$)/;
export const ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Of pages that show models, which stand in the visitor's room. */
export const MODELS_PERMISSIONS = `${FEATURES}, xr-spatial-tracking=(self)`;

/** One year; without includeSubDomains, as the gallery's other subdomains are not ours. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };
