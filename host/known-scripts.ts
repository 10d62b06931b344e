import { inlineScriptHashes, scriptHash } from './headers/inline-scripts';
import type { Manifest } from './manifest';
import { encodePath } from './request-path';
import type { SsrAnswer } from './ssr/ssr-answer';

/** Hashes of the inline scripts of a rendered page. */
export interface PageScripts {
  known: readonly string[];
  /** May not run: they have come in with the content. */
  unknown: readonly string[];
}

const ofAnswers = new WeakMap<SsrAnswer, PageScripts>();
const ofBuiltPages = new WeakMap<Manifest, ReadonlySet<string>>();

/**
 * Tells the inline scripts of a rendered page apart. Known are those that a built page of the release has as well, and
 * the one by which Gatsby hands the page its data. Worked out once for each answer.
 * @param manifest of the release that has rendered it
 * @param path of the page, decoded
 */
export function scriptsOf(answer: SsrAnswer, manifest: Manifest, path: string): PageScripts {
  const judged = ofAnswers.get(answer);
  if (judged) return judged;
  const built = scriptsOfBuiltPages(manifest);
  const own = dataScriptHash(answer.body, path);
  const scripts: { known: string[]; unknown: string[] } = { known: [], unknown: [] };
  for (const hash of inlineScriptHashes(answer.body)) {
    scripts[hash === own || built.has(hash) ? 'known' : 'unknown'].push(hash);
  }
  ofAnswers.set(answer, scripts);
  return scripts;
}

function scriptsOfBuiltPages(manifest: Manifest): ReadonlySet<string> {
  const known = ofBuiltPages.get(manifest);
  if (known) return known;
  const { files, errorPages, patterns } = manifest;
  const pages = [...Object.values(files), ...Object.values(errorPages), ...patterns.map(({ file }) => file)];
  const found = new Set(pages.flatMap(({ scripts = [] }) => scripts));
  ofBuiltPages.set(manifest, found);
  return found;
}

/**
 * The hash of the script that sets `pagePath` and `pageData`, as Gatsby's cache-dir/static-entry.js writes it.
 * @returns undefined where it does more than that: the data must be JSON from the first to the last character
 */
function dataScriptHash(body: string, path: string): string | undefined {
  const [open, end] = ['<script id="gatsby-script-loader">', '/*]]>*/'];
  const start = body.indexOf(open) + open.length;
  const script = body.slice(start, body.indexOf('</script>', start));
  const head = [path, encodePath(path)]
    .map((told) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(told)};`)
    .find((text) => script.startsWith(text));
  if (head === undefined || !script.endsWith(end)) return undefined;
  const rest = script.slice(head.length, -end.length);
  return rest === '' || isDataAssignment(rest) ? scriptHash(script) : undefined;
}

function isDataAssignment(code: string): boolean {
  const name = 'window.pageData=';
  if (!code.startsWith(name) || !code.endsWith(';')) return false;
  try {
    JSON.parse(code.slice(name.length, -1));
    return true;
  } catch {
    return false;
  }
}
