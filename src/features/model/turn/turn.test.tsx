import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addDialogMethods } from '../../../../tests/dialog-methods';
import { mockMediaQueries } from '../../../../tests/media-queries';
import { renderInPage } from '../../../../tests/render-page';
import { sampleModel } from '../../../gallery/testing/samples';
import { toModelView } from '../model-view';
import { useView } from '../place/use-view';
import { Turn } from './turn';
import type { TurnSubject } from './turn-subject';

jest.mock('./turn-stage', () => ({ TurnStage: () => null }));

const subject: TurnSubject = {
  title: 'Quai bench',
  creators: 'Odile Arc',
  model: toModelView(sampleModel('quai'), ''),
  scale: { height: 80, mounting: 'floor' },
  dimensions: 'H 80 cm',
  picture: undefined,
  lamp: undefined,
};
const load = async () => ({ Turn });

/** As the work's page does it, without an address. */
function View({ at, show }: { at: string; show: (at: string) => void }) {
  const close = () => show('');
  const view = useView(load, close);
  if (!view) return null;
  const onRoom = (isInRoom: boolean) => show(isInRoom ? 'room' : 'turn');
  return <view.Turn {...{ subject, onRoom }} path="/works/quai" isInRoom={at === 'room'} onClose={close} />;
}

function Page() {
  const [at, show] = useState('');
  return (
    <>
      <button onClick={() => show('room')}>room on the page</button>
      <button onClick={() => show('turn')}>turn it</button>
      {at && <View {...{ at, show }} />}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
const panel = () => screen.queryByRole('region', { name: 'In your room' });
const within = () => screen.getByRole('button', { name: 'in your room' });

beforeAll(addDialogMethods);
beforeEach(() => {
  mockMediaQueries();
  performance.getEntriesByType ??= () => [];
});

async function open(name: string) {
  renderInPage(<Page />);
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
}

it('leads by Escape from the code back to the button on the page that asked for it', async () => {
  await open('room on the page');
  expect(panel()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'room on the page' })).toHaveFocus();
});

it('leaves a piece that is being turned where it is, and the focus on the button beside it', async () => {
  await open('turn it');
  within().focus();
  await userEvent.keyboard('{Enter}');
  expect(panel()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(dialog()).toBeInTheDocument();
  expect(within()).toHaveFocus();
});

it('gives the focus to the button in the view where the code is closed, and the piece then seen', async () => {
  await open('room on the page');
  await userEvent.click(screen.getAllByRole('button', { name: 'close' }).at(-1)!);
  expect(panel()).not.toBeInTheDocument();
  expect(dialog()).toBeInTheDocument();
  expect(within()).toHaveFocus();
});
