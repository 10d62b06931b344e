import { act, render } from '@testing-library/react';
import { leftAt, pushHash } from './hash-entry';
import { useHashView } from './use-hash-view';

const VIEWS = ['turn', 'room'] as const;
let view: ReturnType<typeof useHashView<(typeof VIEWS)[number]>>;
function Page() {
  view = useHashView(VIEWS);
  return <a id="picture-3" href="/large.jpg" aria-label="a picture" />;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/works/board');
  render(<Page />);
});

it('remembers the picture that led to a view, also from there to the next view', () => {
  pushHash('picture-3');
  act(() => view.show('turn'));
  expect([window.location.hash, leftAt()?.id]).toEqual(['#turn', 'picture-3']);
  act(() => view.show('room'));
  expect([window.location.hash, leftAt()?.id]).toEqual(['#room', 'picture-3']);
});

it('remembers none where a button of the page has led there', () => {
  act(() => view.show('turn'));
  act(() => view.show('room'));
  expect(leftAt()).toBeNull();
});
