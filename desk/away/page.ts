import { doorLanguage } from '../app/identity/door-language';
import { unsentPlaces } from '../editing/unsent';

/** Is shown in place of the desk, whose words are not there without the network. */
const WORDS = {
  en: {
    title: 'No network',
    text: 'The desk cannot be reached from here. As soon as it can, this page opens it again by itself.',
    kept: 'What you wrote last is kept in this browser, and is sent then:',
    nothing: 'Nothing that you wrote is waiting to be sent.',
    room: 'a room',
    again: 'try again',
  },
  fr: {
    title: 'Pas de réseau',
    text: 'La rédaction est hors d’atteinte. Dès qu’elle répond, cette page la rouvre d’elle-même.',
    kept: 'Ce que vous avez écrit en dernier est gardé dans ce navigateur, et sera envoyé alors\u202f:',
    nothing: 'Rien de ce que vous avez écrit n’attend d’être envoyé.',
    room: 'un salon',
    again: 'réessayer',
  },
} as const;

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
    element('li', shelf === 'rooms' ? words.room : id.replaceAll('-', ' ')),
  );
  const again = element('button', words.again);
  again.addEventListener('click', () => location.reload());
  document
    .querySelector('main')
    ?.replaceChildren(
      element('h1', words.title),
      element('p', words.text),
      element('p', places.length > 0 ? words.kept : words.nothing),
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
