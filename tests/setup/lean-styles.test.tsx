import { render, screen } from '@testing-library/react';

const style = (label: string): CSSStyleDeclaration => getComputedStyle(screen.getByTestId(label));

it('finds what the browser’s own sheet says', () => {
  render(
    <div data-testid="a">
      <span data-testid="b" hidden />
      <dialog data-testid="c" />
    </div>,
  );
  expect(['a', 'b', 'c'].map((label) => style(label).display)).toEqual(['block', 'none', 'none']);
});

it('takes the last rule that matches, and before it what the element says itself', () => {
  render(
    <>
      <style>
        {
          '.x { display: none } p.x { display: grid } .y { display: none } @media print { p { display: none } }'
        }
      </style>
      <p className="x" data-testid="a" />
      <p className="x y" data-testid="b" />
      <p className="x y" data-testid="c" style={{ display: 'flex' }} />
    </>,
  );
  expect(['a', 'b', 'c'].map((label) => style(label).display)).toEqual(['grid', 'none', 'flex']);
  expect(screen.getByTestId('b')).not.toBeVisible();
});

it('sees a rule that has come since', () => {
  render(<p className="late" data-testid="a" />);
  expect(style('a').display).toBe('block');
  render(<style>{'.late { display: none }'}</style>);
  expect(style('a').display).toBe('none');
});

it('hands on what is inherited, and tells all else as jsdom does', () => {
  render(
    <div style={{ visibility: 'hidden', pointerEvents: 'none', opacity: 0.5, paddingLeft: 4 }}>
      <p data-testid="a" style={{ pointerEvents: 'auto', paddingLeft: 8 }} />
    </div>,
  );
  const { visibility, pointerEvents, opacity, paddingLeft } = style('a');
  expect([visibility, pointerEvents, opacity, paddingLeft]).toEqual(['hidden', 'auto', '', '8px']);
  expect(style('a').getPropertyValue('padding-left')).toBe('8px');
});
