import { IMAGE_SIZES, IMAGE_WIDTHS } from '../../../contract/image-sizes';
import { ROOM_CODE_HEADER, ROOM_PATHS } from '../../../contract/rooms/room-paths';
import { FLOOR_SIZES } from '../../../components/scale/floor/floor-sizes';
import { BEHIND } from '../../../routes/without-behind';
import { CODE_KEY } from '../state/kept-code';

/** Filled by the script, until the site's own code shows the room. */
export const EARLY_PART = 'early-room';
/** How many pictures of the floor are asked for at once. */
export const EARLY_PICTURES = 4;

/** ms: after this the site's code asks anew, and says what is wrong. */
const PATIENCE = 8000;

interface ScriptFacts {
  apiOrigin: string;
  /** 'For {{client}}' */
  forClient: string;
}

/**
 * In the head of a room's page. Asks for the room while the page's scripts are on their way, for its first pictures once it is
 * there, and shows title and letter at once. The answer waits in `earlyRoom` (state/use-room.ts) for the site's code.
 */
export const roomScript = ({ apiOrigin, forClient }: ScriptFacts): string => {
  const [before, after] = ROOM_PATHS.room.split(':token').map((part) => JSON.stringify(part));
  return `(function(w, d, origin) {
${TOKEN}
w.earlyRoom = { token: token, code: code, answer: fetch(origin + ${before} + encodeURIComponent(token) + ${after}, {
  headers: code ? { ${JSON.stringify(ROOM_CODE_HEADER)}: code.replace(/[^!-~]/g, '') } : {}, cache: 'no-store', signal: AbortSignal.timeout && AbortSignal.timeout(${PATIENCE})
}).then(function(r) {
  return r.text().then(function(text) {
    try { if (r.ok) show(JSON.parse(text).data) } catch (e) {}
    return { kind: 'answer', status: r.status, headers: r.headers, text: text }
  })
}).catch(function() {}) };
function show(room) {
  if (!room.pieces) return;
  if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', function() { write(room) }); else write(room);
  room.pieces.slice(0, ${EARLY_PICTURES}).forEach(preload)
}
${WRITE(JSON.stringify(forClient))}
${PRELOAD}
})(window, document, ${JSON.stringify(apiOrigin)})`;
};

/** As routes/token-of.ts. */
const TOKEN = `var token = location.pathname.replace(/\\/+$/, '').split('/').pop(), code = '';
try { token = decodeURIComponent(token).replace(${BEHIND}, '') } catch (e) {}
try { code = sessionStorage.getItem('${CODE_KEY}' + token) || '' } catch (e) {}`;

/** As head/room-head.tsx. Hostile words stay words: nothing of the answer becomes HTML. */
const WRITE = (forClient: string) => `function write(room) {
  var box = d.querySelector('[data-part=${EARLY_PART}]');
  if (!box || box.firstChild) return;
  function add(to, name, text) { var e = to.appendChild(d.createElement(name)); if (text) e.textContent = text; return e }
  var title = add(box, 'div'), letter;
  if (room.client) add(title, 'p', ${forClient}.replace('{{client}}', function() { return room.client }));
  add(title, 'h1', room.title).lang = room.locale;
  if (!room.letter) return;
  letter = add(box, 'div'); letter.lang = room.locale; letter.dataset.part = 'letter';
  var body = new DOMParser().parseFromString(room.letter, 'text/html').body;
  [].forEach.call(body.children.length ? body.children : [body], function(e) {
    if (e.textContent.trim()) add(letter, 'p', e.textContent)
  })
}`;

/** As media/gatsby-image-data.ts chooses them. */
const PRELOAD = `function preload(piece) {
  var image = piece.work && piece.work.image || piece.pictures[0], link = d.createElement('link');
  if (!image) return;
  if (image.night && d.documentElement.classList.contains('theme-ui-dark')) image = image.night;
  var type = image.avif ? 'avif' : image.webp ? 'webp' : 'jpeg', urls = image.avif || image.webp || image.sizes, widths = ${JSON.stringify(IMAGE_WIDTHS)};
  link.rel = 'preload'; link.as = 'image'; link.type = 'image/' + type; link.imageSizes = '${FLOOR_SIZES}';
  link.imageSrcset = ${JSON.stringify(IMAGE_SIZES)}.map(function(size) {
    return (/^\\/(?!\\/)/.test(urls[size]) ? origin : '') + urls[size] + ' ' + Math.min(widths[size], image.width) + 'w'
  }).join(', ');
  d.head.appendChild(link)
}`;
