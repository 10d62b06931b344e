import { screen } from '@testing-library/react';
import { renderInPage } from '../../tests/render-page';
import { PreviewBar } from './preview-bar';

const own = window.parent;
afterEach(() => Object.defineProperty(window, 'parent', { value: own, configurable: true }));

it.each<[string, Window | object, string]>([
  ['says how long its link works', own, 'Preview: the link works until 12 November 2026'],
  ['says nothing of it in the desk’s frame, where nobody has a link', {}, 'Preview'],
])('%s', (_, parent, words) => {
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  renderInPage(<PreviewBar until="2026-11-12T10:00:00Z" />);
  expect(screen.getByText(/^Preview/)).toHaveTextContent(words);
  expect(screen.getByText(/^Preview/).textContent).toHaveLength(words.length);
});
