/** ms to wait for the picture. */
const PATIENCE = 2000;

const SCRIPT = /<script src="([^"]*)" async><\/script>/g;
const PLAIN = new RegExp(`(?:${SCRIPT.source})+$`);
const LATE = /<script>[^<]*(\["[^\]]*"\])\.forEach[^<]*<\/script>$/;

/** On a slow line scripts are the larger half of a page, which works without them. */
const fetchLate = (urls: readonly string[]): string =>
  `(function(d){var begun,p=d.querySelector('img[fetchpriority=high][loading=eager]');function begin(){if(begun)return;begun=1;${JSON.stringify(urls)}.forEach(function(u){d.body.appendChild(d.createElement('script')).src=u})}function shown(){requestAnimationFrame(function(){setTimeout(begin)})}if(p&&!p.complete)p.onload=p.onerror=shown;else shown();setTimeout(begin,${PATIENCE})})(document)`;

export function makeLate(html: string): string {
  const [scripts] = PLAIN.exec(html) ?? [];
  if (scripts === undefined) throw new Error('Gatsby’s scripts are not where they used to be in a page.');
  const urls = [...scripts.matchAll(SCRIPT)].map(([, url = '']) => url);
  return `${html.slice(0, -scripts.length)}<script>${fetchLate(urls)}</script>`;
}

/** Undoes `makeLate`; undefined for any other HTML. */
export function madeLate(html: string): string | undefined {
  const [script, urls] = LATE.exec(html) ?? [];
  if (script === undefined || urls === undefined) return undefined;
  const scripts = (JSON.parse(urls) as string[]).map((url) => `<script src="${url}" async></script>`);
  const plain = html.slice(0, -script.length) + scripts.join('');
  return makeLate(plain) === html ? plain : undefined;
}
