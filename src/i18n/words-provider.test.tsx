import type { ReactElement } from 'react';
import { languageContext } from '../page-makers/language-context';
import type { LocaleCode } from './locales';
import type { Namespace } from './message-key';
import type { PageWords } from './translator';

const { WORDS } = jest.requireActual<typeof import('./i18n')>('./i18n');

const wordsOf = (locale: LocaleCode, ...namespaces: Namespace[]): PageWords => ({
  edges: namespaces.map((ns) => ({ node: { ns, language: locale, data: WORDS[locale][ns] } })),
});

interface Shown {
  locale?: LocaleCode;
  /** The language that the page's context says, if another. */
  context?: LocaleCode;
  /** What the page's query has answered. */
  locales?: PageWords;
  /** What Gatsby's own server has given. */
  more?: PageWords;
}

/** A tab in which no words have come yet; nothing of what it loads is known to other tabs. */
async function newTab() {
  jest.resetModules();
  const { useTranslation } = await import('gatsby-plugin-react-i18next');
  const { wrapPageElement } = (await import('gatsby-plugin-react-i18next/gatsby-browser' as string)) as {
    wrapPageElement: (page: { element: ReactElement; props: object }, options: object) => ReactElement;
  };
  const { I18NEXT_OPTIONS } = await import('./i18next-options');
  const { usePageWords, WordsProvider } = await import('./words-provider');
  const { useLocale } = await import('./use-locale');
  const { render, act } = await import('@testing-library/react/pure');
  const instances = new Set<object>();

  function Page() {
    const { t, i18n } = useTranslation();
    instances.add(i18n);
    return (
      <p lang={useLocale()}>
        {t('nav.menu')}, {t('work.back')}, {t('form.name')}
      </p>
    );
  }
  function Shell({ locale, more }: { locale: LocaleCode; more?: PageWords | undefined }) {
    return (
      <WordsProvider i18n={usePageWords(locale, more)}>
        <Page />
      </WordsProvider>
    );
  }
  const page = ({ locale = 'en', context = locale, locales, more }: Shown) => {
    const props = {
      pageContext: languageContext(context, '/'),
      location: { pathname: '/' },
      data: { locales },
    };
    const options = { redirect: false, i18nextOptions: I18NEXT_OPTIONS };
    return wrapPageElement({ element: <Shell locale={locale} more={more} />, props }, options);
  };
  return {
    instances,
    /** @returns what the page says then, and after another one */
    open(shown: Shown) {
      const { container, rerender } = render(page(shown));
      const said = () => `${container.querySelector('p')!.lang}: ${container.textContent}`;
      return { said, goTo: (next: Shown) => act(() => rerender(page(next))) };
    },
  };
}

it.each([
  ['en', 'en: menu, Back to grid view, form.name'],
  ['fr', 'fr: menu, Retour à la grille, form.name'],
] as const)('a page in %s has the words that its query names, and no others', async (locale, said) => {
  const { open } = await newTab();
  expect(open({ locale, locales: wordsOf(locale, 'common', 'work') }).said()).toBe(said);
});

it('an error page, which all languages share, says those of its address', async () => {
  const { open } = await newTab();
  const locales = { edges: (['en', 'fr'] as const).flatMap((code) => wordsOf(code, 'common', 'work').edges) };
  expect(open({ locale: 'fr', context: 'en', locales }).said()).toContain('fr: menu, Retour à la grille');
});

it('a page of Gatsby’s own server has those that came with it', async () => {
  const { open } = await newTab();
  expect(open({ more: wordsOf('en', 'common', 'work') }).said()).toContain('Back to grid view');
});

it('words of pages before stay: also for a page whose data have none, of a release before', async () => {
  const { open } = await newTab();
  const { said, goTo } = open({ locales: wordsOf('en', 'common', 'work') });
  goTo({ locales: wordsOf('en', 'common', 'forms') });
  expect(said()).toBe('en: menu, Back to grid view, name');
  goTo({});
  expect(said()).toBe('en: menu, Back to grid view, name');
});

it('the plugin’s new instances make none new for the page, which would render all of it anew', async () => {
  const { open, instances } = await newTab();
  const { goTo } = open({ locales: wordsOf('en', 'common') });
  goTo({ locales: wordsOf('en', 'common') });
  expect(instances.size).toBe(1);
});

it.each(['before', 'after'] as const)('words that come with code %s the page are said', async (when) => {
  const { open } = await newTab();
  const load = () => import('./lazy/forms');
  if (when === 'before') await load();
  const { said, goTo } = open({ locales: wordsOf('en', 'common', 'work') });
  if (when === 'after') await load();
  goTo({ locales: wordsOf('en', 'common', 'work') });
  expect(said()).toBe('en: menu, Back to grid view, name');
});

it('leaves the words of a page’s data as they are', async () => {
  const { open } = await newTab();
  const locales = wordsOf('en', 'common');
  const before = JSON.stringify(locales);
  open({ locales }).goTo({ locales: wordsOf('en', 'common', 'work') });
  expect(JSON.stringify(locales)).toBe(before);
});
