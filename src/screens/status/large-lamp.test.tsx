import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../tests/render-page';
import { ColourModeProvider } from '../../features/colour-mode/colour-mode-provider';
import { LargeLamp } from './large-lamp';

/** jsdom has no media queries: the system is light, motion is not reduced. */
beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});

describe('LargeLamp', () => {
  it('turns day into evening and back', async () => {
    localStorage.clear();
    renderInPage(
      <ColourModeProvider>
        <LargeLamp />
      </ColourModeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lights: day. Switch to evening' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('theme-ui-dark'));
    await userEvent.click(screen.getByRole('button', { name: 'Lights: evening. Switch to day' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('theme-ui-light'));
  });
});
