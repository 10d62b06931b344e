import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '../testing/render-in-desk';
import { loadLanguage } from '../words';
import { Field } from './field';

beforeEach(() => {
  window.scrollTo = () => {};
});

it('who tabs from the field before types the password into its field, and shows it by the next one', async () => {
  renderInDesk(
    () => (
      <>
        <Field label="email" />
        <Field label="password" type="password" />
      </>
    ),
    await loadLanguage('en'),
  );
  await userEvent.click(await screen.findByLabelText('email'));
  await userEvent.tab();
  await userEvent.keyboard('a few words');
  expect(screen.getByLabelText('password')).toHaveValue('a few words');
  expect(screen.getByLabelText('password')).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('password')).toHaveAttribute('type', 'text');
});
