import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ALIVE, LOCALE_COOKIE } from '../../constants';
import { COLOUR_STORAGE_KEY } from '../../features/colour-mode/colour-preference';
import { SHOW_LIGHTS } from '../../features/colour-mode/no-flash-script';

/** ms to wait for the picture. */
const PATIENCE = 2000;

const SCRIPT = /<script src="([^"]*)" async><\/script>/g;
const PLAIN = new RegExp(`(?:${SCRIPT.source})+$`);
const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/;
/** Gatsby's loader asks it for files of a chunk; Gatsby writes a text there, in which it finds none. */
const NO_CHUNKS = '<script id="gatsby-chunk-mapping">window.___chunkMapping={}</script>';

/** On a slow line scripts are the larger half of a page, which works without them. */
const fetchLate = (urls: readonly string[]): string =>
  `(function(d){var begun,p=d.querySelector('img[fetchpriority=high][loading=eager]');function begin(){if(begun)return;begun=1;${JSON.stringify(urls)}.forEach(function(u){d.body.appendChild(d.createElement('script')).src=u})}function shown(){requestAnimationFrame(function(){setTimeout(begin)})}if(p&&!p.complete)p.onload=p.onerror=shown;else shown();setTimeout(begin,${PATIENCE})})(document)`;

/** ms after which a press is answered as without scripts: by the page that the link leads to. */
const PRESS_PATIENCE = 8000;

/**
 * In a page's HTML: a link that opens a dialog, pressed before the page is alive, opens it as soon as it is, unless something else
 * is pressed or sent meanwhile; where a script fails, it is followed. The floor line shows that something is on its way
 * (src/theme/global-styles.tsx). What is chosen before is remembered, as the page does it: a language
 * (features/language/locale-cookie.ts), and the lights (features/colour-mode), which are shown at once. Where the browser keeps
 * nothing, and within the desk, which is told, the lights too are pressed once the page is alive.
 */
const KEEP_PRESSES = `(function(d,w){var link,timer,root=d.documentElement;function drop(){clearTimeout(timer);link=0;root.removeAttribute('data-coming')}function remember(t){var l=t.closest('a[hreflang]'),c=t.closest('[data-lights]');try{if(l)d.cookie='${LOCALE_COOKIE.name}='+l.hreflang+'${LOCALE_COOKIE.attributes}'+(w.location.protocol=='https:'?'; Secure':'');if(c&&w.parent!=w)link=c;else if(c){w.localStorage.setItem('${COLOUR_STORAGE_KEY}',c.dataset.lights||(root.classList.contains('theme-ui-dark')?'light':'dark'));w.${SHOW_LIGHTS}()}}catch(_){link=c}}function press(e){drop();remember(e.target);var l=e.target.closest('a[aria-haspopup=dialog]');if(!l||l.getAttribute('href').charAt(0)=='#'||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();link=l;root.setAttribute('data-coming','');timer=setTimeout(follow,${PRESS_PATIENCE})}function follow(){if(link&&link.href)w.location.assign(link.href)}function fail(e){if(e.target.tagName=='SCRIPT'||e.target==w){end();follow()}}function end(){d.removeEventListener('click',press,true);d.removeEventListener('submit',drop,true);w.removeEventListener('pagehide',drop);w.removeEventListener('error',fail,true);clearTimeout(timer)}d.addEventListener('click',press,true);d.addEventListener('submit',drop,true);w.addEventListener('pagehide',drop);w.addEventListener('error',fail,true);w.addEventListener('${ALIVE}',function(){var l=link;end();drop();if(l)l.click()},{once:true})})(document,window)`;

/** @throws Error where Gatsby writes its scripts otherwise */
export function makeLate(html: string): string {
  const [scripts] = PLAIN.exec(html) ?? [];
  if (scripts === undefined || !CHUNK_MAPPING.test(html))
    throw new Error('Gatsby’s scripts are not where they used to be in a page.');
  const urls = [...scripts.matchAll(SCRIPT)].map(([, url = '']) => url);
  const before = html.slice(0, -scripts.length).replace(CHUNK_MAPPING, NO_CHUNKS);
  return `${before}<script>${fetchLate(urls)};${KEEP_PRESSES}</script>`;
}

const SLICE = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');
const AS_WRITTEN = path.join('.cache', 'scripts-as-written.html');

interface Compiler {
  hooks: Record<'beforeRun' | 'done', { tapPromise: (name: string, step: () => Promise<void>) => void }>;
}

export function fetchScriptsLate({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [lateScripts(process.cwd())] });
}

/** @param dir where Gatsby builds */
export const lateScripts = (dir: string) => ({
  apply({ hooks }: Compiler) {
    const [slice, asWritten] = [path.join(dir, SLICE), path.join(dir, AS_WRITTEN)];
    const name = 'late-scripts';
    // Gatsby compares this file's text with the last build's, and renders all pages again when it differs.
    hooks.beforeRun.tapPromise(name, async () => {
      const [last, plain] = await Promise.all(
        [slice, asWritten].map((file) => readFile(file, 'utf8').catch(() => '')),
      );
      if (plain && makeLate(plain) === last) await writeFile(slice, plain);
    });
    hooks.done.tapPromise(name, async () => {
      const plain = await readFile(slice, 'utf8');
      await writeFile(asWritten, plain);
      await writeFile(slice, makeLate(plain));
    });
  },
});
