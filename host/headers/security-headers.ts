/** Sent with every answer, whatever it is; the Content-Security-Policy, which depends on the answer, joins them. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // What frame-ancestors says, for browsers that do not know it.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
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
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** For a year; the gallery's other subdomains are not ours to bind. Browsers heed it over https only. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };
