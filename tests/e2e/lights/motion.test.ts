import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { LAMP } from '../support/site/gathered-works';
import { touch } from '../support/browser/touch';
import { viewerOn } from '../viewer/viewer';
import { expect, test } from '../support/test';

// Movement speaks no language.
const LOCALE = 'en';
const t = translator(LOCALE);

interface Watched extends Window {
  /** What has moved since the page was opened. */
  moved?: string[];
}

/** Notes whatever begins to move: by a stylesheet, by a script, or as one view that becomes another. */
const watchMotion = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const moved: string[] = ((window as Watched).moved = []);
    const nameOf = (target: EventTarget | null) =>
      target instanceof Element ? `${target.tagName} ${target.className}` : '';
    addEventListener(
      'transitionrun',
      (event) => moved.push(`${event.propertyName} of ${nameOf(event.target)}`),
      true,
    );
    addEventListener(
      'animationstart',
      (event) => moved.push(`${event.animationName} of ${nameOf(event.target)}`),
      true,
    );
    const { animate, scrollTo } = Element.prototype;
    Element.prototype.animate = function (...values) {
      moved.push(`animate ${nameOf(this)}`);
      return animate.apply(this, values);
    };
    Element.prototype.scrollTo = function (...values: unknown[]) {
      const [options] = values;
      if (typeof options === 'object' && (options as ScrollToOptions).behavior === 'smooth')
        moved.push(`scroll of ${nameOf(this)}`);
      return Reflect.apply(scrollTo, this, values);
    };
    const { startViewTransition } = Document.prototype;
    if (startViewTransition)
      Document.prototype.startViewTransition = function (update) {
        moved.push('view transition');
        return startViewTransition.call(this, update);
      };
  });

/** What has moved, and what is moving still. */
const movedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const running = document
      .getAnimations()
      .map((animation) => String(animation.effect?.getTiming().duration));
    return [...((window as Watched).moved ?? []), ...running];
  });

const work = routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] });
const about = routePath('about', LOCALE);

/** What visitors do that makes something move, by the page on which they do it. */
const WALKS: Record<string, { path: string; walk: (page: Page) => Promise<unknown> }> = {
  'the lights of the house': {
    path: about,
    walk: (page) => page.getByRole('button', { name: t('lights.to-evening') }).click(),
  },
  'a lamp': {
    path: work,
    walk: (page) => page.getByRole('main').getByRole('switch').first().click(),
  },
  'the menu, in and out': {
    path: about,
    walk: async (page) => {
      await page.getByRole('button', { name: t('nav.menu') }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  'the search, in and out': {
    path: about,
    walk: async (page) => {
      await page.getByRole('button', { name: t('search.open'), exact: true }).click();
      await page.getByRole('searchbox').fill('lamp');
      await page.getByRole('dialog').getByRole('link').nth(3).hover();
      await page.keyboard.press('Escape');
    },
  },
  'the newsletter, in and out': {
    path: about,
    walk: async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.newsletter') })
        .click();
      await page.getByRole('dialog').getByRole('switch').click();
      await page.keyboard.press('Escape');
    },
  },
  'a change of page': {
    path: about,
    walk: async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.legal-notice') })
        .click();
      await arrivedAt(page, routePath('legal-notice', LOCALE));
    },
  },
  'the viewer, from picture to picture': {
    path: work,
    walk: async (page) => {
      const viewer = viewerOn(page, t);
      await viewer.open(1);
      await viewer.button('viewer.next').click();
      await viewer.button('viewer.zoom-in').click();
      await viewer.button('nav.close').click();
    },
  },
};

const visit = async (name: string, reducedMotion: Visitor['reducedMotion']) => {
  const { path, walk } = WALKS[name]!;
  const page = await open(path, { colorScheme: 'light', reducedMotion, prepare: watchMotion });
  await walk(page);
  return movedOn(page);
};

for (const name of Object.keys(WALKS))
  test(`${name}: moves, and not at all for those who asked for no movement`, async () => {
    expect(await visit(name, 'reduce')).toEqual([]);
    expect(await visit(name, 'no-preference')).not.toEqual([]);
  });

test('a picture that a finger has let go of is where it goes at once, for those who asked for no movement', async () => {
  /** How far it still goes after the finger has left it, in px. */
  const swing = async (reducedMotion: Visitor['reducedMotion']) => {
    const page = await open(work, { reducedMotion });
    const viewer = viewerOn(page, t);
    await viewer.open(1);
    const { x = 0, y = 0, width = 0, height = 0 } = (await viewer.picture.boundingBox()) ?? {};
    const [centre, middle] = [x + width / 2, y + height / 2];
    await touch(page, [[centre + 100, middle]], [[centre - 200, middle]]);
    const place = () =>
      page.evaluate(
        () => new DOMMatrix(getComputedStyle(document.querySelector('.pswp__container')!).transform).e,
      );
    const left = await place();
    await viewer.width();
    return Math.abs((await place()) - left);
  };
  expect(await swing('reduce')).toBe(0);
  expect(await swing('no-preference')).toBeGreaterThan(0);
});
