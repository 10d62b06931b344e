import { render } from '@testing-library/react';
import { ScrollingLine } from './scrolling-line';

function scrolledTo(current: boolean): number {
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  const inner = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const { container } = render(
    <ScrollingLine>
      <a href="/a">a</a>
      <a href="/b" aria-current={current ? 'page' : undefined}>
        b
      </a>
    </ScrollingLine>,
  );
  for (const spy of [offset, width, inner]) spy.mockRestore();
  return (container.firstElementChild as HTMLElement).scrollLeft;
}

describe('ScrollingLine', () => {
  it('brings what is current to its middle', () => {
    expect(scrolledTo(true)).toBe(280);
  });

  it('stays at its beginning where nothing is', () => {
    expect(scrolledTo(false)).toBe(0);
  });
});
