import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScripts, scriptsIn } from '../build/page-scripts';

/** What a build has left, in bytes. */
export interface BuiltSite {
  /** HTML files that are pages: those of errors are none. */
  pages: number;
  /** All files but those of the next line. */
  size: number;
  /** Compressed copies and source maps. */
  extras: number;
}

/** A page's weight in bytes. */
export interface PageWeight {
  html: number;
  htmlGzip: number;
  /** Each script compressed by itself, as it is sent. */
  scriptsGzip: number;
}

const ERROR_PAGE = /(^|\/)(404|500|_not-found)(\/index)?\.html$/;
const EXTRA = /\.(br|gz|map)$/;

/** Counts the files of a folder that is served. */
export async function measureSite(dir: string): Promise<BuiltSite> {
  const site: BuiltSite = { pages: 0, size: 0, extras: 0 };
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    if (EXTRA.test(entry.name)) site.extras += size;
    else site.size += size;
    if (entry.name.endsWith('.html') && !ERROR_PAGE.test(path.relative(dir, file))) site.pages += 1;
  }
  return site;
}

/**
 * Weighs a page and the scripts that it asks for at once.
 * @param html the page's file
 * @param later scripts that those of its HTML ask for before the page can be used, root-relative
 */
export async function weighPage(
  dir: string,
  html: string,
  later: readonly string[] = [],
): Promise<PageWeight> {
  const page = await readFile(path.join(dir, html));
  const scripts = await readScripts(dir, [...scriptsIn(page.toString()), ...later]);
  return {
    html: page.length,
    htmlGzip: gzipSync(page).length,
    scriptsGzip: scripts.reduce((sum, code) => sum + gzipSync(code).length, 0),
  };
}
