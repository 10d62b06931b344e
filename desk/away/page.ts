import { doorLanguage } from '../app/identity/door-language';
import { unsentPlaces } from '../editing/unsent';
import { AWAY_EN } from '../words/en/away';
import { AWAY_FR } from '../words/fr/away';

const WORDS = { en: AWAY_EN, fr: AWAY_FR };

/** ms between two looks whether the desk answers. */
const AGAIN_MS = 5_000;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function show(): void {
  const language = doorLanguage();
  const words = WORDS[language];
  document.documentElement.lang = language;
  const places = unsentPlaces().map(({ shelf, id }) =>
    element('li', shelf === 'rooms' ? words['away.room'] : id.replaceAll('-', ' ')),
  );
  const again = element('button', words['away.again']);
  again.addEventListener('click', () => location.reload());
  document
    .querySelector('main')
    ?.replaceChildren(
      element('h1', words['away.title']),
      element('p', words['away.text']),
      element('p', places.length > 0 ? words['away.kept'] : words['away.nothing']),
      element('ul', ...places),
      again,
    );
}

/** A head is no page: the worker leaves it to the network. */
const look = (): void =>
  void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );

show();
window.addEventListener('online', look);
setInterval(look, AGAIN_MS);
