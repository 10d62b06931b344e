import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './panel';

function open(): jest.Mock {
  const onClose = jest.fn();
  render(
    <Panel label="question" onClose={onClose}>
      <button type="button">yes</button>
    </Panel>,
  );
  return onClose;
}
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is closed by Escape as soon as it is there', async () => {
  const onClose = open();
  act(() => screen.getByRole('button', { name: 'yes' }).focus());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is closed by a press beside it, but not by the second one of a double click that opened it', async () => {
  const onClose = open();
  await user.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  jest.advanceTimersByTime(700);
  await user.click(document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
});
