import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Values of `type` that make a browser run what is in a script element, beside the many names of JavaScript. */
const RUN_TYPES = new Set(['', 'module', 'importmap', 'speculationrules']);
/** The JavaScript MIME types of the WHATWG MIME standard. */
const JAVASCRIPT =
  /^(application\/(x-)?(ecma|java)script|text\/((x-)?(ecma|java)script|javascript1\.[0-5]|jscript|livescript))$/;
/** What is in these is not run: a template waits to be copied, a browser with scripts skips the other. */
const INERT = new Set(['template', 'noscript']);

/**
 * The only parts of a page that count here, whole, and a tenth of its text: the parser would take 2 ms for all of it, a
 * quarter of what making the page takes.
 */
const ELEMENTS = /<!--.*?-->|<(script|noscript|template|textarea|title)\b.*?(?:<\/\1\s*>|$)/gis;

/**
 * The hashes of a page's inline scripts, each once, as a Content-Security-Policy names them: `sha256-…`. Data blocks
 * (JSON-LD) and scripts with an address need none.
 * @param html text of the page as it is sent
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  let inert = 0;
  let script: string[] | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (INERT.has(name)) inert += 1;
        if (name === 'script' && inert === 0 && isRunInline(attributes)) script = [];
      },
      ontext(text) {
        script?.push(text);
      },
      onclosetag(name) {
        if (INERT.has(name)) inert -= 1;
        if (name !== 'script' || !script) return;
        hashes.add(scriptHash(script.join('')));
        script = undefined;
      },
    },
    { decodeEntities: false },
  );
  parser.end((html.match(ELEMENTS) ?? []).join(''));
  return [...hashes];
}

const isRunInline = ({ src, type = '' }: Record<string, string>): boolean => {
  const name = type.trim().toLowerCase();
  return src === undefined && (RUN_TYPES.has(name) || JAVASCRIPT.test(name));
};

/** The hash of one script's text. A browser turns every line end into a line feed before it looks at anything. */
export const scriptHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
