import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../tests/render-page';
import { EmailField } from './email-field';

const onMeant = jest.fn();

beforeEach(() => onMeant.mockReset());

const type = async (text: string) => {
  renderInPage(<EmailField name="email" onMeant={onMeant} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'email' }), text);
};

it('asks about an address that looks misspelt, and takes the one that was meant', async () => {
  await type('zoe@gmial.com');
  await userEvent.click(await screen.findByRole('button', { name: 'zoe@gmail.com' }));
  expect(onMeant.mock.calls).toEqual([['zoe@gmail.com']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('asks no more once it is typed well', async () => {
  await type('zoe@gmial.com');
  await screen.findByText(/^Did you mean/);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'zoe@gmail.com');
  // Longer than it waits before it asks.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
