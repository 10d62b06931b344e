import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** `type` values that run, beside those of JavaScript. */
const RUN_TYPES = new Set(['', 'module', 'importmap', 'speculationrules']);
/** WHATWG MIME standard. */
const JAVASCRIPT =
  /^(application\/(x-)?(ecma|java)script|text\/((x-)?(ecma|java)script|javascript1\.[0-5]|jscript|livescript))$/;
/** Scripts within these do not run. */
const INERT = new Set(['template', 'noscript']);

/** Only these elements matter; parsing all of the HTML would take 2 ms, a quarter of making the page. */
const ELEMENTS = /<!--.*?-->|<(script|noscript|template|textarea|title)\b.*?(?:<\/\1\s*>|$)/gis;

/** As in a Content-Security-Policy: `sha256-…`. `html` exactly as sent. */
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

/** Browsers normalise line ends before hashing. */
export const scriptHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
