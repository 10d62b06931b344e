import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { loadPictures } from '../../media/load-pictures';
import { PrintButton } from './print-button';

jest.mock('../../media/load-pictures');
const load = jest.mocked(loadPictures);
const print = jest.fn();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A frame is painted, and the browser's dialog opened. */
const paint = () => pass(20);
const tell = (sign: string) => act(async () => window.dispatchEvent(new Event(sign)));

const button = () => screen.getByRole('button');
const press = () => act(async () => fireEvent.click(button()));
function show() {
  renderInPage(<PrintButton />);
  return button();
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue();
  window.print = print.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('PrintButton', () => {
  it('says ‘Printing’ before it prints, and no longer afterwards', async () => {
    show();
    expect(button()).toHaveTextContent('print');
    print.mockImplementation(() => {
      expect(button()).toHaveTextContent('Printing');
      window.dispatchEvent(new Event('afterprint'));
    });
    await press();
    expect(button()).toHaveTextContent('Printing');
    expect(screen.getByRole('status')).toHaveTextContent('Printing');
    await pass(10);
    expect(print).not.toHaveBeenCalled();
    await paint();
    expect(print).toHaveBeenCalledTimes(1);
    expect(button()).toHaveTextContent('print');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('prints once, and keeps the focus meanwhile', async () => {
    show().focus();
    await press();
    await press();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toBeEnabled();
    await paint();
    expect(print).toHaveBeenCalledTimes(1);
    expect(button()).toHaveFocus();
    await tell('afterprint');
    await press();
    await paint();
    expect(print).toHaveBeenCalledTimes(2);
  });

  it.each(['afterprint', 'focus', 'pointerdown', 'keydown'])(
    'says so until %s where the browser comes back at once',
    async (sign) => {
      show();
      await press();
      await paint();
      await pass(1000);
      expect(button()).toHaveTextContent('Printing');
      await tell(sign);
      expect(button()).toHaveTextContent('print');
    },
  );

  it('ends of itself where the browser never says that it is done', async () => {
    show();
    await press();
    await paint();
    await pass(5000);
    expect(button()).toHaveTextContent('print');
  });

  it('waits for the pictures of the page', async () => {
    let come: () => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (come = resolve)));
    show();
    await press();
    await pass(3000);
    expect(print).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent('Printing');
    come();
    await paint();
    expect(print).toHaveBeenCalledTimes(1);
  });
});
