import { run } from '@zootools/email-spell-checker';

/** Where most visitors of the gallery have their post; a domain that is a letter or two off is taken for a slip. */
const DOMAINS = (
  'gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.com live.fr msn.com yahoo.com yahoo.fr yahoo.co.uk ' +
  'icloud.com me.com mac.com aol.com proton.me protonmail.com orange.fr wanadoo.fr free.fr sfr.fr neuf.fr bbox.fr laposte.net ' +
  'numericable.fr gmx.com gmx.fr gmx.de gmx.net web.de t-online.de bluewin.ch skynet.be telenet.be libero.it btinternet.com comcast.net'
).split(' ');

/** Others that are as real, but too like those above. */
const AS_REAL = [
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.at',
  'gmx.ch',
  'bbc.com',
  'online.de',
  'proton.ch',
];

/** Of providers that have a domain in each country. */
const OF_COUNTRIES = /^(hotmail|outlook|live|yahoo|gmx|orange)(\.com?)?\.[a-z]{2}$/;

const WHOLE = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** 'zoe@gmail.com' for 'zoe@gmial.com'; undefined where nothing looks like a slip. */
export function meantEmail(typed: string): string | undefined {
  const email = typed.trim();
  if (!WHOLE.test(email)) return undefined;
  const [name, typedDomain = ''] = email.split('@');
  const domain = typedDomain.toLowerCase();
  if (AS_REAL.includes(domain) || OF_COUNTRIES.test(domain)) return undefined;
  const meant = run({ email, domains: DOMAINS, topLevelDomains: [], secondLevelDomains: [] })?.domain;
  return meant && meant !== domain ? `${name}@${meant}` : undefined;
}
