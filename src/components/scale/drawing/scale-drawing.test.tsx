import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import type { LocaleCode } from '../../../i18n/locales';
import { ScaleDrawing } from './scale-drawing';
import type { ScaleView } from '../scale-view';

const LAMP: ScaleView = { height: 160, width: 88, depth: 37, mounting: 'floor' };

const show = (scale: ScaleView, locale: LocaleCode = 'en') => {
  const { container } = renderInPage(<ScaleDrawing scale={scale} />, { locale });
  return { drawing: screen.getByRole('img'), container };
};
const pathsOf = (drawing: HTMLElement, selector = 'path') =>
  [...drawing.querySelectorAll(selector)].map((path) => path.getAttribute('d') ?? '');

describe('ScaleDrawing', () => {
  it('is a picture that is told in words, in each language', () => {
    expect(show(LAMP).drawing).toHaveAccessibleName(
      /^Beside a person of 170 cm, on the floor: height 160 cm/,
    );
    document.body.innerHTML = '';
    expect(show(LAMP, 'fr').drawing).toHaveAccessibleName(
      /^À côté d’une personne de 170 cm, au sol\s: hauteur/,
    );
  });

  it('shows its labels to the eye alone, since the words tell them', () => {
    const { container } = show(LAMP);
    for (const text of ['160\u00a0cm', '63\u00a0in', '88', '34\u00a0⅝', '170\u00a0cm', 'front', 'side'])
      expect(
        screen.getByText(text, { normalizer: (words) => words }).closest('[aria-hidden=true]'),
      ).not.toBeNull();
    expect(container.querySelectorAll('svg text')).toHaveLength(0);
  });

  it('draws each box as large as the work is', () => {
    const { drawing } = show(LAMP);
    expect(pathsOf(drawing, '[data-part=front] path')[1]).toMatch(/^M[\d.]+ -160h88v160h-88z$/);
    expect(pathsOf(drawing, '[data-part=side] path')[1]).toMatch(/^M[\d.]+ -160h37v160h-37z$/);
  });

  it('draws a disc for a diameter alone, and a strong line for a length alone', () => {
    expect(pathsOf(show({ diameter: 74, mounting: 'wall' }).drawing, '[data-part=front] path')[1]).toContain(
      'a37 37',
    );
    document.body.innerHTML = '';
    const { drawing } = show({ width: 200, mounting: 'floor' });
    expect(drawing.querySelectorAll('[data-part=front] path')[1]).toHaveAttribute('stroke-width', '3');
  });

  it('draws what the work hangs from or stands on', () => {
    const roomOf = (mounting: ScaleView['mounting']) => {
      document.body.innerHTML = '';
      return pathsOf(show({ height: 40, width: 30, depth: 20, mounting }).drawing);
    };
    expect(roomOf('floor')).toContainEqual(expect.stringMatching(/^M0 0H/));
    expect(roomOf('ceiling')).toContainEqual(expect.stringMatching(/^M0 -250H/));
    expect(roomOf('ceiling')).toContainEqual(expect.stringMatching(/^M[\d.]+ -250V-200$/));
    expect(roomOf('table')).toContainEqual(expect.stringMatching(/^M[\d.]+ -74H[\d.]+$/));
    expect(roomOf('wall')).toContainEqual(expect.stringMatching(/^M[\d.]+ 0V-17\d/));
  });

  it('keeps its colours and lines where it is taken as a picture, without stylesheets', () => {
    const paths = show(LAMP).drawing.querySelectorAll('path');
    expect(paths.length).toBeGreaterThan(6);
    for (const path of paths) {
      const colour = path.getAttribute('stroke') ?? path.getAttribute('fill');
      expect(colour).toMatch(/^var\(--theme-ui-colors-\w+, #[0-9A-F]{6}\)$/);
      if (path.hasAttribute('stroke')) expect(path).toHaveAttribute('vector-effect', 'non-scaling-stroke');
    }
  });
});
