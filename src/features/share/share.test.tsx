import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { CiteButton } from './cite-button';
import { ShareButton } from './share-button';
import { mockNavigator } from './testing/mock-navigator';

describe('cite button', () => {
  const WORK = { title: 'Quai', creators: ['Odile Kerhervé'], date: 'vers 1960', reference: 'Réf. ML 0138' };
  const CITATION =
    'Odile Kerhervé, Quai, vers 1960. Réf. ML 0138. meubles et lumières, Paris. https://gallery.example/quai (consulté le 20 novembre 2026).';
  const writeText = jest.fn<Promise<void>, [string]>();
  const write = jest.fn<Promise<void>, [FakeItem[]]>();

  class FakeItem {
    constructor(readonly parts: Record<string, Blob>) {}
  }

  async function pressOn(day: Date) {
    jest.useFakeTimers({ now: new Date(2026, 10, 1) });
    renderInPage(<CiteButton work={WORK} url="https://gallery.example/quai" />, { locale: 'fr' });
    jest.setSystemTime(day);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'copier la référence' }));
    });
    jest.useRealTimers();
  }

  const readBlob = (blob: Blob | undefined): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob ?? new Blob());
    });

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    write.mockReset().mockResolvedValue();
    Object.assign(globalThis, { ClipboardItem: FakeItem });
  });
  afterEach(() => {
    mockNavigator({});
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  describe('CiteButton', () => {
    it('copies the citation as text and as HTML, with the day of the click', async () => {
      mockNavigator({ clipboard: { write, writeText } });
      await pressOn(new Date(2026, 10, 20, 23, 50));
      const parts = write.mock.calls[0]?.[0][0]?.parts ?? {};
      expect(await readBlob(parts['text/plain'])).toBe(CITATION);
      expect(await readBlob(parts['text/html'])).toContain('<em>Quai</em>');
      expect(writeText).not.toHaveBeenCalled();
      expect(screen.getByRole('status')).toHaveTextContent('référence copiée');
    });

    it.each([
      ['knows no formatted text', () => Reflect.deleteProperty(globalThis, 'ClipboardItem')],
      ['refuses it', () => write.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
    ])('copies plain text where the browser %s', async (_, prepare) => {
      mockNavigator({ clipboard: { write, writeText } });
      prepare();
      await pressOn(new Date(2026, 10, 20));
      expect(writeText).toHaveBeenCalledWith(CITATION);
      expect(screen.getByRole('status')).toHaveTextContent('référence copiée');
    });

    it('shows it, selected, where nothing can be copied', async () => {
      mockNavigator({});
      await pressOn(new Date(2026, 10, 20));
      expect(screen.getByRole('textbox', { name: 'copiez cette référence' })).toHaveValue(CITATION);
      expect(screen.getByRole('textbox')).toHaveFocus();
    });
  });
});

describe('share button', () => {
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

    it.each(['NotAllowedError', 'DataError'])(
      'copies the address when it is refused with %s',
      async (name) => {
        mockNavigator({ share: share.mockRejectedValue(refusal(name)), clipboard: { writeText } });
        renderInPage(<ShareButton url={URL} title="Quai" />);
        await press();
        expect(writeText).toHaveBeenCalledWith(URL);
        expect(said()).toBe('link copied');
      },
    );

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
});
