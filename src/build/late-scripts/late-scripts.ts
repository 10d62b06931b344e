/** ms after which the scripts no longer wait for a picture. */
const PATIENCE = 2000;

/** Gatsby's scripts at the end of a page, which a browser fetches at once. */
const SCRIPT = /<script src="([^"]*)" async><\/script>/g;
const PLAIN = new RegExp(`(?:${SCRIPT.source})+$`);
const LATE = /<script>[^<]*(\["[^\]]*"\])\.forEach[^<]*<\/script>$/;

/**
 * A script that fetches others once the first picture of a page is shown, or soon after the page where it has none: on a
 * slow line they are the larger half of what has to come, and what is there to be read and seen works without them.
 */
const fetchLate = (urls: readonly string[]): string =>
  `(function(d){var begun,p=d.querySelector('img[fetchpriority=high][loading=eager]');function begin(){if(begun)return;begun=1;${JSON.stringify(urls)}.forEach(function(u){d.body.appendChild(d.createElement('script')).src=u})}function shown(){requestAnimationFrame(function(){setTimeout(begin)})}if(p&&!p.complete)p.onload=p.onerror=shown;else shown();setTimeout(begin,${PATIENCE})})(document)`;

/**
 * Has the scripts at the end of a page's HTML fetched late.
 * @throws Error where there are none
 */
export function makeLate(html: string): string {
  const [scripts] = PLAIN.exec(html) ?? [];
  if (scripts === undefined) throw new Error('Gatsby’s scripts are not where they used to be in a page.');
  const urls = [...scripts.matchAll(SCRIPT)].map(([, url = '']) => url);
  return `${html.slice(0, -scripts.length)}<script>${fetchLate(urls)}</script>`;
}

/** What `makeLate` has made HTML of; undefined for any other HTML. */
export function madeLate(html: string): string | undefined {
  const [script, urls] = LATE.exec(html) ?? [];
  if (script === undefined || urls === undefined) return undefined;
  const scripts = (JSON.parse(urls) as string[]).map((url) => `<script src="${url}" async></script>`);
  const plain = html.slice(0, -script.length) + scripts.join('');
  return makeLate(plain) === html ? plain : undefined;
}
