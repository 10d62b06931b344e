import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DARK, mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import { changeLights } from './change-lights';
import { ColourModeChoice } from './colour-mode-choice';
import { ColourModeProvider, useColourMode } from './colour-mode-provider';
import { COLOUR_STORAGE_KEY } from './colour-preference';
import { LampControl } from './lamp-control';
import { LightsLink } from './lights-link';

jest.mock('./change-lights', () => ({
  changeLights: jest.fn(jest.requireActual('./change-lights').changeLights),
}));

const root = document.documentElement;
let turn: ReturnType<typeof mockMediaQueries>;

function State() {
  const { preference, value, forced, unknown } = useColourMode();
  return (
    <output>{[preference, value, forced && 'forced', unknown && 'unknown'].filter(Boolean).join(' ')}</output>
  );
}

const showPage = (forced?: string) =>
  renderInPage(
    <ColourModeProvider forced={forced}>
      <LampControl />
      <LightsLink />
      <ColourModeChoice />
      <State />
    </ColourModeProvider>,
  );

const state = () => screen.getByRole('status').textContent;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

/** What the browser tells a page when another tab has written its storage. */
const storeElsewhere = (value: string, key: string | null = COLOUR_STORAGE_KEY) =>
  act(() => {
    localStorage.setItem(COLOUR_STORAGE_KEY, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

beforeEach(() => {
  localStorage.clear();
  root.className = '';
  turn = mockMediaQueries();
});
afterEach(() => jest.restoreAllMocks());

describe('ColourModeProvider', () => {
  it('shows what was stored on the last visit', () => {
    localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
    showPage();
    expect(state()).toBe('dark dark');
    expect(root).toHaveClass('theme-ui-dark');
    expect(screen.getByRole('radio', { name: 'evening' })).toBeChecked();
  });

  it('stores the choice and shows it at once', async () => {
    showPage();
    expect(screen.getByRole('radio', { name: 'system' })).toBeChecked();
    await choose('evening');
    expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('dark');
    await waitFor(() => expect(root).toHaveClass('theme-ui-dark'));
    expect(root).not.toHaveClass('theme-ui-light');
    expect(state()).toBe('dark dark');
  });

  it('follows the operating system live, while that is the preference', async () => {
    showPage();
    turn(DARK, true);
    expect(state()).toBe('system dark');
    expect(root).toHaveClass('theme-ui-dark');
    await choose('day');
    turn(DARK, false);
    turn(DARK, true);
    expect(state()).toBe('light light');
  });

  it('follows other tabs, also when they empty the storage', () => {
    showPage();
    storeElsewhere('dark');
    expect(state()).toBe('dark dark');
    storeElsewhere('light', null);
    expect(state()).toBe('light light');
    storeElsewhere('dark', 'basket');
    expect(state()).toBe('light light');
  });

  it('shows the choice of the moment on a page that comes back from the browser’s memory', () => {
    showPage();
    localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(state()).toBe('dark dark');
  });

  it('survives a page that forces its mode', () => {
    localStorage.setItem(COLOUR_STORAGE_KEY, 'light');
    const { rerender } = showPage('dark');
    expect(state()).toBe('light dark forced');
    rerender(
      <ColourModeProvider>
        <State />
      </ColourModeProvider>,
    );
    expect(state()).toBe('light light');
    expect(root).toHaveClass('theme-ui-light');
    expect(root).not.toHaveClass('theme-ui-dark');
  });

  it('lets a page force its mode, and the choice wait', () => {
    localStorage.setItem(COLOUR_STORAGE_KEY, 'light');
    showPage('dark');
    expect(state()).toBe('light dark forced');
    expect(root).toHaveClass('theme-ui-dark');
    expect(screen.getByRole('radio', { name: 'evening' })).toBeDisabled();
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('ignores a page that forces the system, with a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
    showPage('system');
    expect(state()).toBe('dark dark');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("'system'"));
  });

  it('keeps the choice for the page view where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    showPage();
    await choose('evening');
    await waitFor(() => expect(state()).toBe('dark dark'));
    turn(DARK, true);
    turn(DARK, false);
    expect(root).toHaveClass('theme-ui-dark');
    setItem.mockRestore();
    await choose('day');
  });

  it('shows the last choice, even when an earlier one had to wait for its pictures', async () => {
    let apply = () => undefined as void;
    jest.mocked(changeLights).mockImplementationOnce(async (_, waiting) => {
      apply = waiting;
    });
    showPage();
    await choose('evening');
    await choose('day');
    act(() => apply());
    expect(state()).toBe('light light');
    expect(root).toHaveClass('theme-ui-light');
  });

  it('knows nothing outside the browser’s page', () => {
    renderInPage(<State />);
    expect(state()).toBe('system light unknown');
  });
});

describe('the controls of the lights', () => {
  it('are a lamp that says what it does', async () => {
    showPage();
    await userEvent.click(screen.getByRole('button', { name: 'Lights: day. Switch to evening' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lights: evening. Switch to day' }));
    expect(root).toHaveClass('theme-ui-light');
    expect(state()).toBe('light light');
  });

  it('are words', async () => {
    showPage();
    await userEvent.click(screen.getByRole('button', { name: 'turn the lights off' }));
    await userEvent.click(await screen.findByRole('button', { name: 'turn the lights back on' }));
    expect(state()).toBe('light light');
  });

  it('are three preferences in one group', async () => {
    showPage();
    expect(screen.getByRole('group', { name: 'Lights' })).toContainElement(
      screen.getByRole('radio', { name: 'day' }),
    );
    await choose('day');
    await choose('system');
    expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('system');
  });
});
