import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { ServerErrorScreen } from './server-error-screen';

describe('ServerErrorScreen', () => {
  it('says what happened and leads home', () => {
    renderInPage(<ServerErrorScreen />);
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There was an unexpected error');
    expect(screen.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/');
  });
});
