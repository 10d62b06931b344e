import { act, screen } from '@testing-library/react';
import { renderInPage, TestPage } from '../../../tests/render-page';
import { SubmitButton } from './submit-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SubmitButton', () => {
  it('shows the spinner after 300 ms, and keeps its words', () => {
    renderInPage(<SubmitButton busy>Send</SubmitButton>);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    wait(299);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Sending');
    expect(button).toHaveTextContent('Send');
  });

  it('takes the spinner away with the answer, and starts anew', () => {
    const page = (busy: boolean) => (
      <TestPage locale="fr">
        <SubmitButton busy={busy}>Envoyer</SubmitButton>
      </TestPage>
    );
    const { rerender } = renderInPage(page(true));
    wait(300);
    expect(screen.getByRole('status')).toHaveTextContent('Envoi en cours');
    rerender(page(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(page(true));
    wait(299);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
