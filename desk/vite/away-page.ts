import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';
import { DAY, EVENING, FONT_SIZES } from '../../src/theme/tokens';

const AWAY = path.join(import.meta.dirname, '../away');

const colours = (of: typeof DAY | typeof EVENING): string =>
  `--text:${of.text};--background:${of.background};--line:${of.line};--muted:${of.muted}`;

const stylesOf = (font: string): string => `
@font-face{font-family:Jost;src:url(${font}) format('woff2');font-weight:100 900}
html{${colours(DAY)};font-family:Jost,sans-serif;color:var(--text);background:var(--background)}
html.theme-ui-dark{${colours(EVENING)};color-scheme:dark}
main{max-width:34rem;padding:20vh 40px 40px;line-height:1.5}
h1{font-weight:300;font-size:${FONT_SIZES.display};line-height:1.15}
h2{margin:1.5em 0 .5em;font-weight:400;font-size:1em}
label,section>div{display:grid;gap:.25em;padding:.5em 0;border-top:1px solid var(--line)}
section{margin-bottom:2em}
span{color:var(--muted)}
section p{margin:0;white-space:pre-line}
textarea{font:inherit;color:inherit;background:none;border:0;border-bottom:1px solid;border-radius:0;padding:.25em 0;min-height:2.5em;field-sizing:content;resize:vertical}
ul{padding:0;list-style:none;border-top:1px solid var(--line)}
li{padding:.5em 0;border-bottom:1px solid var(--line)}
ul:empty{display:none}
button{font:inherit;color:inherit;background:none;border:0;border-bottom:1px solid;padding:.6em 0 .2em;cursor:pointer}
button:focus-visible,textarea:focus-visible{outline:2px solid;outline-offset:4px}
`;

const pageOf = (files: { style: string; script: string; lights: string; icon: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>meubles et lumières</title>` +
  `<link rel="icon" type="image/svg+xml" href="${files.icon}"><link rel="stylesheet" href="${files.style}">` +
  `<script src="${files.lights}"></script></head><body><main></main><script src="${files.script}"></script></body></html>`;

const compiled = (file: string, define: Record<string, string> = {}): string => {
  const [output] = buildSync({
    ...{ entryPoints: [path.join(AWAY, file)], bundle: true, write: false, minify: true, format: 'iife' },
    define,
  }).outputFiles;
  return output!.text;
};

const hashed = (name: string, extension: string, content: string) => ({
  fileName: `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`,
  source: content,
});

/**
 * What the desk's address shows without the network, in place of the browser's own page: a small page, and the worker that
 * keeps it. Of the desk itself nothing is kept, so that nobody works with code of the day before yesterday.
 *
 * @param base of the desk's addresses @param own its files that are there already
 */
export function awayPage(base: string, own: { lights: string; icon: string }): Plugin {
  return {
    name: 'away-page',
    apply: 'build',
    generateBundle(_, bundle) {
      const font = Object.keys(bundle).find((name) => /jost-(?!eighths)[\w-]+\.woff2$/.test(name));
      if (!font) throw new Error('The desk has no font of its own: see desk/vite/away-page.ts');
      const at = (fileName: string): string => base + fileName;
      const style = hashed('away', 'css', stylesOf(at(font)));
      const script = hashed('away', 'js', compiled('page.ts'));
      const files = {
        ...{ style: at(style.fileName), script: at(script.fileName) },
        ...{ lights: at(own.lights), icon: at(own.icon) },
      };
      const page = hashed('away', 'html', pageOf(files));
      for (const file of [style, script, page]) this.emitFile({ type: 'asset', ...file });
      const needed = [at(page.fileName), ...Object.values(files), at(font)];
      const worker = compiled('worker.ts', {
        AWAY_PAGE: JSON.stringify(at(page.fileName)),
        AWAY_FILES: JSON.stringify(needed),
      });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
    },
  };
}
