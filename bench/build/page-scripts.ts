import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';

/** Where HTML names a script that the browser asks for without being asked to; islands are Astro's. */
const NAMED: Record<string, string[]> = {
  'script[src]:not([nomodule])': ['src'],
  'link[rel=modulepreload], link[rel=preload][as=script]': ['href'],
  'astro-island[client=load]': ['component-url', 'renderer-url', 'before-hydration-url'],
};
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[\w*{}$,\s]*?\bfrom)?\s*["']([^"']+\.m?js)["']/g;

/** The addresses of the scripts that a page asks for at once, each once. */
export function scriptsIn(html: string): string[] {
  const page = parse(html);
  const named = Object.entries(NAMED).flatMap(([selector, attributes]) =>
    page
      .querySelectorAll(selector)
      .flatMap((element) => attributes.flatMap((attribute) => element.getAttribute(attribute) ?? [])),
  );
  return [...new Set(named)];
}

/** The addresses of the modules that a module at `address` cannot start without. */
export const importsIn = (code: string, address: string): string[] =>
  [...code.matchAll(STATIC_IMPORT)].map(([, name]) => new URL(name!, `http://site${address}`).pathname);

/**
 * The scripts of a page with all modules that they import.
 * @param dir the folder that is served
 * @param addresses root-relative
 * @returns the code of each
 */
export async function readScripts(dir: string, addresses: readonly string[]): Promise<Buffer[]> {
  const scripts = new Map<string, Buffer>();
  const waiting = [...addresses];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (scripts.has(address)) continue;
    const code = await readFile(path.join(dir, decodeURIComponent(address)));
    scripts.set(address, code);
    waiting.push(...importsIn(code.toString(), address));
  }
  return [...scripts.values()];
}
