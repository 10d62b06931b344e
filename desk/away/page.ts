import { doorLanguage } from '../app/identity/door-language';
import { lastPerson } from '../app/identity/last-person';
import { unsentPlaces, type UnsentPlace } from '../editing/unsent';
import { AWAY_EN } from '../words/en/away';
import { AWAY_FR } from '../words/fr/away';
import { element } from './element';
import { keptItem, nameOf } from './kept-item';

const WORDS = { en: AWAY_EN, fr: AWAY_FR };

/** ms between two looks whether the desk answers. */
const AGAIN_MS = 5_000;

/** Nobody is led away in the middle of a word. */
let typedAt = -Infinity;
const noteTyped = (): void => void (typedAt = Date.now());

function show(): void {
  const language = doorLanguage();
  const words = WORDS[language];
  document.documentElement.lang = language;
  const me = lastPerson();
  const places = unsentPlaces();
  // A room is for its client's eyes, and what a colleague wrote goes under their name.
  const isOwn = ({ person, shelf }: UnsentPlace): boolean => person === me && shelf !== 'rooms';
  const own = places.filter(isOwn);
  const others = places.filter((place) => !isOwn(place));
  const again = element('button', words['away.again']);
  again.addEventListener('click', () => location.reload());
  document
    .querySelector('main')
    ?.replaceChildren(
      element('h1', words['away.title']),
      element('p', words['away.text']),
      ...(places.length === 0 ? [element('p', words['away.nothing'])] : []),
      ...(own.length > 0 ? [element('p', words['away.goOn'])] : []),
      ...own.map((place) => keptItem(place, language, noteTyped)),
      ...(others.length > 0 ? [element('p', words['away.kept'])] : []),
      element(
        'ul',
        ...others.map(({ shelf, id }) => element('li', shelf === 'rooms' ? words['away.room'] : nameOf(id))),
      ),
      again,
    );
}

/** A head is no page: the worker leaves it to the network. */
function look(): void {
  if (Date.now() - typedAt < AGAIN_MS) return;
  void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}

show();
window.addEventListener('online', look);
setInterval(look, AGAIN_MS);
