import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { PrintButton } from './print-button';

const print = jest.fn();
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** A frame is painted, and the browser's dialog opened and closed. */
const paint = () => pass(20);

beforeEach(() => {
  jest.useFakeTimers();
  window.print = print.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('PrintButton', () => {
  it('says ‘Printing’ before it prints, and no longer afterwards', () => {
    renderInPage(<PrintButton />);
    const button = screen.getByRole('button', { name: 'print' });
    print.mockImplementation(() => expect(button).toHaveTextContent('Printing'));
    fireEvent.click(button);
    expect(button).toHaveTextContent('Printing');
    pass(10);
    expect(print).not.toHaveBeenCalled();
    paint();
    expect(print).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('print');
  });

  it('prints once, and keeps the focus meanwhile', () => {
    renderInPage(<PrintButton />);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    paint();
    expect(print).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });
});
