import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mockMediaQueries } from '../../../tests/media-queries';
import { renderInPage } from '../../../tests/render-page';
import type { Light } from '../../media/lamp-switches';
import { ColourModeProvider } from './colour-mode-provider';
import { COLOUR_STORAGE_KEY } from './colour-preference';
import { LampSwitch } from './lamp-switch';

function Lamp() {
  const [light, setLight] = useState<Light>('lamp');
  return (
    <ColourModeProvider>
      <LampSwitch title="Arche" light={light} onChange={setLight} />
      <output>{light}</output>
    </ColourModeProvider>
  );
}

const lamp = () => screen.getByRole('switch', { name: /^lamp (on|off): Arche$/ });

beforeEach(() => {
  localStorage.clear();
  mockMediaQueries();
});

describe('LampSwitch', () => {
  it('is off by day, and turns its lamp alone on and off', async () => {
    renderInPage(<Lamp />);
    expect(lamp()).not.toBeChecked();
    await userEvent.click(lamp());
    expect(lamp()).toBeChecked();
    expect(lamp()).toHaveTextContent('lamp on');
    expect(screen.getByRole('status')).toHaveTextContent(/^on$/);
    await userEvent.click(lamp());
    expect(lamp()).toHaveTextContent('lamp off');
    expect(screen.getByRole('status')).toHaveTextContent(/^off$/);
    expect(localStorage).toHaveLength(0);
  });

  it('is on in the evening', async () => {
    localStorage.setItem(COLOUR_STORAGE_KEY, 'dark');
    renderInPage(<Lamp />);
    expect(lamp()).toBeChecked();
    await userEvent.click(lamp());
    expect(lamp()).not.toBeChecked();
  });
});
