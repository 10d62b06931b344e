import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** For a style element that emotion takes over in the browser by its `data-emotion`. */
export interface PageStyles {
  /** 'css-global' or 'css', and the names of the rules. */
  emotion: string;
  css: string;
}

/** Properties that some browsers of package.json know only with -webkit-. */
const PREFIXED = ['text-decoration', 'user-select', 'hyphens', 'mask-image', 'print-color-adjust'];

/** Emotion's own prefixer serves browsers of 2012, too: a seventh of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.includes(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

const KEY = 'css';
const cache = createCache({ key: KEY, stylisPlugins: [prefix] });
// Keeps the rules in the cache instead of rendering style elements.
cache.compat = true;

/** Names of the rules without a class (globals, keyframes) that the current page has asked for. */
const asked = new Set<string>();
const insert = cache.insert;
cache.insert = (selector, serialized, ...rest) => {
  if (selector === '') asked.add(serialized.name);
  // Global styles are inserted on every page, but compiled once.
  return serialized.name in cache.inserted ? undefined : insert(selector, serialized, ...rest);
};

/** Compiles a rule once per process, but writes rules in the page's order: the output never varies. */
export function renderPage(page: ReactNode): { html: string; styles: PageStyles[] } {
  asked.clear();
  const html = withoutCopies(renderToString(<CacheProvider value={cache}>{page}</CacheProvider>));
  const classes = new Set([...html.matchAll(/\bcss-([a-z0-9]+)/g)].map(([, name]) => name!));
  const own = [...classes].filter((name) => name in cache.inserted);
  const css = textOf(own);
  const globals = [...asked].filter((name) => !isKeyframes(name));
  const keyframes = Object.keys(cache.inserted).filter((name) => isKeyframes(name) && css.includes(name));
  return {
    html,
    styles: [
      ...[...globals, ...keyframes.sort()].map((name) => ({
        emotion: `${KEY}-global ${name}`,
        css: textOf([name]),
      })),
      { emotion: [KEY, ...own].join(' '), css },
    ],
  };
}

/**
 * gatsby-plugin-image repeats each picture in `noscript`, though the first is shown without scripts as well: 4 % of a list. React
 * leaves `noscript` as it is in browsers.
 */
const withoutCopies = (html: string): string =>
  html.replaceAll(
    /<noscript>(<picture>(?:<source[^>]*>)*<img[^>]*><\/picture>|<img[^>]*>)<\/noscript>/g,
    '<noscript></noscript>',
  );

const textOf = (names: readonly string[]): string =>
  names
    .map((name) => cache.inserted[name])
    .filter((css) => typeof css === 'string')
    .join('');

/** Emotion's own prefix for keyframes. */
const isKeyframes = (name: string): boolean => name.startsWith('animation-');
