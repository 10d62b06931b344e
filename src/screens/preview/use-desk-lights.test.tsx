import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaQueries } from '../../../tests/media-queries';
import { ColourModeProvider, useColourMode } from '../../features/colour-mode/colour-mode-provider';
import { COLOUR_STORAGE_KEY } from '../../features/colour-mode/colour-preference';
import { useDeskLights } from './use-desk-lights';

const desk = { postMessage: jest.fn() };
const own = window.parent;
beforeEach(() => {
  mockMediaQueries();
  localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
  desk.postMessage.mockClear();
  Object.defineProperty(window, 'parent', { value: desk, configurable: true });
});
afterEach(() => Object.defineProperty(window, 'parent', { value: own, configurable: true }));

function Page() {
  useDeskLights();
  const { value, setPreference } = useColourMode();
  return (
    <button
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >{`the lamp is ${value}`}</button>
  );
}
const open = () =>
  render(
    <ColourModeProvider>
      <Page />
    </ColourModeProvider>,
  );
const say = (mode: unknown, origin = location.origin, source: unknown = desk) =>
  act(() => {
    const event = new MessageEvent('message', { data: { type: 'preview:lights', mode }, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
const lamp = () => screen.getByRole('button').textContent;

it('asks the desk, and shows page and lamps in the light that is chosen there', async () => {
  open();
  expect(desk.postMessage).toHaveBeenCalledWith({ type: 'preview:lights', mode: undefined }, location.origin);
  expect(await screen.findByText('the lamp is dark')).toBeInTheDocument();
  say('light', 'https://elsewhere.example');
  say('light', location.origin, window);
  say('purple');
  expect(lamp()).toBe('the lamp is dark');
  say('light');
  expect(lamp()).toBe('the lamp is light');
  expect(document.documentElement).toHaveClass('theme-ui-light');
  expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBe('dark');
});

it('tells the desk what is chosen in the page, and stores nothing of it', async () => {
  open();
  say('light');
  desk.postMessage.mockClear();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('the lamp is dark')).toBeInTheDocument();
  expect(desk.postMessage).toHaveBeenCalledWith({ type: 'preview:lights', mode: 'dark' }, location.origin);
  localStorage.clear();
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem(COLOUR_STORAGE_KEY)).toBeNull();
});

it('is the visitor’s own affair outside of the desk', () => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  open();
  expect(desk.postMessage).not.toHaveBeenCalled();
});
