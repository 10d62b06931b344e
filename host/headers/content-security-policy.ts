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
