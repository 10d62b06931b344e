export interface ForeignOrigins {
  api: string;
  media: readonly string[];
  desk?: readonly string[];
}

const API = 'api';
const MEDIA = 'media';
const SCRIPTS = 'scripts';
const FRAMES = 'frames';
const MODELS = 'models';

/** A directive that is missing here falls back to `default-src`. */
const PAGE_DIRECTIVES: Record<string, readonly string[]> = {
  // Not 'none', although nothing below needs it: Firefox judges `<link rel="prefetch">` by it alone.
  'default-src': ["'self'"],
  'script-src': ["'self'", SCRIPTS],
  // Emotion writes style elements, and the built page carries its own.
  'style-src': ["'self'", "'unsafe-inline'"],
  // data: picture placeholders; blob: pictures drawn into the PDF sheet.
  'img-src': ["'self'", 'data:', 'blob:', API, MEDIA],
  'font-src': ["'self'"],
  // The PDF sheet and the archive of HD images fetch pictures and files.
  'connect-src': ["'self'", API, MEDIA, MODELS],
  'manifest-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  // The PDF sheet's frame has no address, so this does not apply to it.
  'frame-src': ["'none'"],
  // Without scripts, a browser posts the forms to the API itself.
  'form-action': ["'self'", API],
  'base-uri': ["'none'"],
  'frame-ancestors': [FRAMES],
};

const NOTHING = "default-src 'none'";
const UNFRAMED = "frame-ancestors 'none'";
const STYLES = "style-src 'unsafe-inline'";

export const FILE_POLICY = `${NOTHING}; ${UNFRAMED}`;

/** An SVG or a page without scripts may hold styles, and browsers show other XML with a style sheet of their own. */
export const STYLED_POLICY = `${NOTHING}; ${STYLES}; ${UNFRAMED}`;

interface PageKind {
  https: boolean;
  isPreview?: boolean;
  showsModels?: boolean;
}

export function pagePolicy(
  scripts: readonly string[],
  { api, media, desk = [] }: ForeignOrigins,
  { https, isPreview = false, showsModels = false }: PageKind,
): string {
  const meant: Record<string, readonly string[]> = {
    [API]: api === '' ? [] : [api],
    [MEDIA]: media,
    [SCRIPTS]: scripts.map((hash) => `'${hash}'`),
    // The textures of a model are read from memory.
    [MODELS]: showsModels ? ['blob:'] : [],
    [FRAMES]: isPreview && desk.length > 0 ? desk : ["'none'"],
  };
  const directives = Object.entries(PAGE_DIRECTIVES).map(([name, sources]) =>
    [name, ...sources.flatMap((source) => meant[source] ?? source)].join(' '),
  );
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

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
