/** Origins other than the site's own that its pages need. */
export interface ForeignOrigins {
  /** That of the API, where browsers ask it directly; else ''. */
  api: string;
  /** Those of pictures and files. */
  media: readonly string[];
  /** Where the gallery's desk is, whose pages alone may show a preview within them; none unless told. */
  desk?: readonly string[];
}

/** Stand in the table below for what differs from site to site and from page to page. */
const API = 'api';
const MEDIA = 'media';
const SCRIPTS = 'scripts';
const FRAMES = 'frames';

/** What a page may do. A directive that is not here falls back to `default-src`, so all that load anything are. */
const PAGE_DIRECTIVES: Record<string, readonly string[]> = {
  // Not 'none', although nothing below needs it: Firefox judges `<link rel="prefetch">` by it alone.
  'default-src': ["'self'"],
  'script-src': ["'self'", SCRIPTS],
  // Emotion writes style elements, and the built page carries its own.
  'style-src': ["'self'", "'unsafe-inline'"],
  // data: the placeholders of pictures; blob: pictures fetched for the PDF sheet and drawn there.
  'img-src': ["'self'", 'data:', 'blob:', API, MEDIA],
  'font-src': ["'self'"],
  // Pictures and files are fetched for the PDF sheet and the archive of HD images.
  'connect-src': ["'self'", API, MEDIA],
  'manifest-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  // The PDF sheet is drawn in a frame without an address, which this does not concern.
  'frame-src': ["'none'"],
  // Without scripts, a browser posts the forms to the API itself.
  'form-action': ["'self'", API],
  'base-uri': ["'none'"],
  'frame-ancestors': [FRAMES],
};

const NOTHING = "default-src 'none'";
const UNFRAMED = "frame-ancestors 'none'";
const STYLES = "style-src 'unsafe-inline'";

/** Of a file that is no page: nothing in it may load or run anything, should a browser show it by itself. */
export const FILE_POLICY = `${NOTHING}; ${UNFRAMED}`;

/** Of XML: an SVG may have styles within it, and a browser gives its own to what else it shows as a tree. */
export const XML_POLICY = `${NOTHING}; ${STYLES}; ${UNFRAMED}`;

/** Of the pages that the host writes itself: one style element and the site's font, neither scripts nor forms. */
export const PLAIN_PAGE_POLICY = `${NOTHING}; ${STYLES}; font-src 'self'; base-uri 'none'; form-action 'none'; ${UNFRAMED}`;

/**
 * The Content-Security-Policy of a page of the site.
 * @param scripts hashes of its inline scripts, as `inlineScriptHashes` gives them
 * @param https whether the visitor came by it
 * @param isPreview whether the desk may show it within its own pages
 */
export function pagePolicy(
  scripts: readonly string[],
  { api, media, desk = [] }: ForeignOrigins,
  { https, isPreview = false }: { https: boolean; isPreview?: boolean },
): string {
  const meant: Record<string, readonly string[]> = {
    [API]: api === '' ? [] : [api],
    [MEDIA]: media,
    [SCRIPTS]: scripts.map((hash) => `'${hash}'`),
    [FRAMES]: isPreview && desk.length > 0 ? desk : ["'none'"],
  };
  const directives = Object.entries(PAGE_DIRECTIVES).map(([name, sources]) =>
    [name, ...sources.flatMap((source) => meant[source] ?? source)].join(' '),
  );
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
