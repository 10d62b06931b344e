import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s', (_, Control) => {
  it('is required unless it says otherwise', () => {
    renderInPage(<Control label="name" />);
    const field = screen.getByRole('textbox', { name: 'name' });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['en', 'phone (optional)'],
    ['fr', 'phone (facultatif)'],
  ] as const)('says in %s that it is optional', (locale, name) => {
    renderInPage(<Control label="phone" optional />, { locale });
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
  });

  it('is described by its error, which is announced', () => {
    renderInPage(<Control label="name" error="Too short." />);
    const field = screen.getByRole('textbox', { name: 'name' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription('Too short.');
    expect(screen.getByText('Too short.').closest('[aria-live=polite]')).toBeInTheDocument();
  });
});
