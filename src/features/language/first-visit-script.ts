import { LOCALE_COOKIE } from '../../constants';
import { LOCALE_CODES, LOCALES } from '../../i18n/locales';

/** Programs that run scripts and must see the address they asked for ('Cubot' is a telephone). */
const BOTS =
  /(^|[^u])bot|crawl|spider|slurp|headless|phantom|prerender|lighthouse|facebookexternalhit|google-|-google|googleother/i;

/** Language code or tag, in lower case -> first segment of its paths. */
const PREFIXES = Object.fromEntries(
  LOCALE_CODES.flatMap((code) => {
    const { tag, prefix } = LOCALES[code];
    return [code, tag.toLowerCase()].map((name) => [name, prefix]);
  }),
);

/**
 * Runs in the head of the home page, before the first paint. Sends a first visit to the language of the
 * cookie, else to the browser's first that we have. Bots, and visitors from another page of the site, stay.
 */
export const FIRST_VISIT_SCRIPT = `(function(){var n=navigator,l=location,p=${JSON.stringify(PREFIXES)};if(l.pathname!=='/'||!n.languages||!n.languages.length||${BOTS}.test(n.userAgent)||document.referrer.indexOf(l.origin+'/')===0)return;var c;try{c=/(?:^|; )${LOCALE_COOKIE.name}=([\\w-]+)/.exec(document.cookie)}catch(e){}var a=(c?[c[1]]:[]).concat(n.languages);for(var i=0;i<a.length;i++){var t=a[i].toLowerCase();if(!p.hasOwnProperty(t))t=t.split('-')[0];if(p.hasOwnProperty(t)){if(p[t]){document.documentElement.style.visibility='hidden';l.replace('/'+p[t]+l.search+l.hash)}return}}})()`;
