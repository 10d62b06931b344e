import { parsedJson } from '../../src/gallery/parsed-json';
import { inlineScriptHashes, scriptHash } from '../../src/release/inline-scripts';
import { shownModels, type ShownModels } from '../../src/release/models-mark';
import type { Manifest } from '../../src/release/manifest';
import { encodePath } from '../requests/request-path';
import type { SsrAnswer } from '../ssr/ssr-answer';

export interface PageScripts {
  known: readonly string[];
  /** Must not run: they came with the content. */
  unknown: readonly string[];
  shown: ShownModels;
}

const ofAnswers = new WeakMap<SsrAnswer, PageScripts>();
const ofBuiltPages = new WeakMap<Manifest, ReadonlySet<string>>();

/** Known scripts are those that a built page of the release has too, and Gatsby's page data. */
export function scriptsOf(answer: SsrAnswer, manifest: Manifest, path: string): PageScripts {
  const judged = ofAnswers.get(answer);
  if (judged) return judged;
  const built = scriptsOfBuiltPages(manifest);
  const own = dataScriptHash(answer.body, path);
  const scripts = { known: [] as string[], unknown: [] as string[], shown: shownModels(answer.body) };
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

/** As Gatsby's cache-dir/static-entry.js writes it; its texts are escaped (src/app/safe-page-data.tsx). */
const DATA_SCRIPT =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");(?:window\.pageData=(.*);)?\/\*\]\]>\*\/$/s;

/** @returns undefined where the script does anything else than set `pagePath` and `pageData` to JSON */
function dataScriptHash(body: string, path: string): string | undefined {
  const open = '<script id="gatsby-script-loader">';
  const start = body.indexOf(open) + open.length;
  const script = body.slice(start, body.indexOf('</script>', start));
  const [, told = '', data = 'null'] = DATA_SCRIPT.exec(script) ?? [];
  const named = parsedJson(told)?.value;
  const isOwn = named === path || named === encodePath(path);
  return isOwn && parsedJson(data) ? scriptHash(script) : undefined;
}
