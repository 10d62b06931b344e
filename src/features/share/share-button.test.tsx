import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { mockNavigator } from './testing/mock-navigator';
import { ShareButton } from './share-button';

const URL = 'https://gallery.example/works/quai';
const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();
const refusal = (name: string) => new DOMException('', name);

const press = (name: string | RegExp = 'share') =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const said = () => screen.getByRole('status').textContent;
const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  jest.useFakeTimers();
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  mockNavigator({});
});

describe('where the device has a share sheet', () => {
  it('opens it with title, text and address', async () => {
    mockNavigator({ share, clipboard: { writeText } });
    renderInPage(<ShareButton url={URL} title="Quai" text="Odile, Quai" />);
    await press();
    expect(share).toHaveBeenCalledWith({ url: URL, title: 'Quai', text: 'Odile, Quai' });
    expect(writeText).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });

  it.each(['AbortError', 'InvalidStateError'])('is silent when it ends with %s', async (name) => {
    mockNavigator({ share: share.mockRejectedValue(refusal(name)), clipboard: { writeText } });
    renderInPage(<ShareButton url={URL} title="Quai" />);
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(said()).toBe('');
    expect(field()).toBeNull();
  });

  it.each(['NotAllowedError', 'DataError'])('copies the address when it is refused with %s', async (name) => {
    mockNavigator({ share: share.mockRejectedValue(refusal(name)), clipboard: { writeText } });
    renderInPage(<ShareButton url={URL} title="Quai" />);
    await press();
    expect(writeText).toHaveBeenCalledWith(URL);
    expect(said()).toBe('link copied');
  });

  it('copies the address when it does not take this', async () => {
    mockNavigator({ share, canShare: () => false, clipboard: { writeText } });
    renderInPage(<ShareButton url={URL} title="Quai" />);
    await press();
    expect(share).not.toHaveBeenCalled();
    expect(said()).toBe('link copied');
  });
});

describe('where there is none', () => {
  it('copies the address, and says so for a few seconds', async () => {
    mockNavigator({ clipboard: { writeText } });
    renderInPage(<ShareButton url={URL} title="Quai" />, { locale: 'fr' });
    await press('partager');
    expect(writeText).toHaveBeenCalledWith(URL);
    expect(said()).toBe('lien copié');
    act(() => jest.advanceTimersByTime(3000));
    await press('partager');
    act(() => jest.advanceTimersByTime(3000));
    expect(said()).toBe('lien copié');
    act(() => jest.advanceTimersByTime(2000));
    expect(said()).toBe('');
  });

  it.each([
    ['without a clipboard', undefined],
    ['when the clipboard is refused', { writeText: () => Promise.reject(refusal('NotAllowedError')) }],
  ])('%s it shows the address, selected', async (_, clipboard) => {
    mockNavigator({ clipboard });
    renderInPage(<ShareButton url={URL} title="Quai" />);
    await press();
    const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'copy this address' });
    expect(shown).toHaveFocus();
    expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(URL);
    expect(shown).toHaveAttribute('readonly');
    expect(said()).toBe('');
  });

  it('the field goes on Escape, and gives the focus back', async () => {
    mockNavigator({});
    renderInPage(<ShareButton url={URL} title="Quai" />);
    await press();
    fireEvent.keyDown(field()!, { key: 'Escape' });
    expect(field()).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
