import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addDialogMethods } from '../../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../../tests/media-queries';
import { renderInPage } from '../../../../tests/render-page';
import { piecesOf } from '../floor-work';
import { useArrangement } from '../use-arrangement';
import { SideBySide } from './side-by-side';

jest.mock('../../model/stage/use-model-stage', () => ({
  NO_STAGE: { element: undefined, state: 'coming' },
  useModelStage: () => ({ element: undefined, state: 'shown' }),
}));
jest.mock('../../model/stage/use-stage-size', () => {
  const size = { width: 390, height: 420 };
  return { useStageSize: () => size };
});
jest.mock('../../colour-mode/colour-mode-provider', () => ({
  useColourMode: () => ({ value: 'light', forced: false, setPreference: () => undefined }),
}));

const work = (slug: string, title: string, wide: number) => ({
  slug,
  title,
  creators: '',
  scale: { mounting: 'floor' as const, width: wide, height: 80, depth: 40 },
});
const FEW = [work('quai', 'Quai bench', 120), work('brise', 'Brise chair', 60)];
const LONG = [...FEW, work('cloison', 'Cloison sideboard', 240), work('portee', 'Portée bookcase', 220)];

function Page({ works }: { works: typeof FEW }) {
  const [pieces] = useState(() => piecesOf(works));
  const arranged = useArrangement({ pieces, slugs: works.map(({ slug }) => slug) });
  return (
    <SideBySide
      {...{ pieces, arranged }}
      leftOut={0}
      back="selection"
      address=""
      onPhoto={() => undefined}
      onClose={() => undefined}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const WIDER = /wider than the screen/;

beforeAll(() => {
  addDialogMethods();
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
});
beforeEach(() => {
  window.history.replaceState({}, '', '/selection');
  mockMediaQueries();
});

it('says that a row is wider than the screen, and shows the person in it when it is asked for', async () => {
  renderInPage(<Page works={LONG} />);
  expect(screen.getByText(WIDER)).toBeInTheDocument();
  const frame = document.querySelector<HTMLElement>('[data-part=stage]')!.parentElement!;
  expect(frame.scrollLeft).toBe(0);
  await userEvent.click(button('beside a person'));
  await userEvent.click(button('beside a person'));
  expect(frame.scrollLeft).toBeGreaterThan(390);
});

it('says nothing of it where all is seen', () => {
  renderInPage(<Page works={FEW} />);
  expect(screen.queryByText(WIDER)).not.toBeInTheDocument();
});

it('has room for what a piece in hand brings before any is, so that the pieces stay where they are', async () => {
  renderInPage(<Page works={FEW} />);
  expect(screen.queryByText('5 cm to the left')).not.toBeInTheDocument();
  await userEvent.click(button('move the pieces'));
  expect(screen.getByText('5 cm to the left')).toBeDisabled();
  expect(button('in a row again')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Take Quai bench in hand'));
  expect(button('5 cm to the left')).toBeEnabled();
  await userEvent.click(button('5 cm to the left'));
  expect(button('in a row again')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button('in a row again'));
  expect(window.location.search).toBe('');
});

it('says what is too long for what, and nothing of it while the length of the wall is none', async () => {
  renderInPage(<Page works={LONG} />);
  await userEvent.click(button('against a wall'));
  const length = screen.getByRole('textbox');
  const type = async (text: string) => {
    await userEvent.clear(length);
    await userEvent.type(length, text);
  };
  await type('500');
  expect(screen.getByText(/the row is 185\scm longer than the wall/)).toBeInTheDocument();
  expect(screen.getByText(/^185\scm past the wall$/)).toBeInTheDocument();
  await type('30');
  expect(screen.getByRole('alert')).toHaveTextContent('from 50 to 2000 cm');
  expect(screen.queryByText(/longer than the wall|past the wall|it fits/)).not.toBeInTheDocument();
  // The wall that is put up again is one of a known length.
  await userEvent.click(button('against a wall'));
  await userEvent.click(button('against a wall'));
  expect(screen.getByText(/it fits/)).toBeInTheDocument();
});
