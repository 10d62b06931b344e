import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPage } from '../../../tests/render-page';
import { SwitchField } from './switch-field';

function Sample({ disabled = false }) {
  const [checked, setChecked] = useState(false);
  return <SwitchField label="Lamp" name="lamp" checked={checked} disabled={disabled} onChange={setChecked} />;
}

const lamp = () => screen.getByRole('switch', { name: 'Lamp' });
const posted = () => document.querySelector<HTMLInputElement>('input[name=lamp]')?.value;

describe('SwitchField', () => {
  it('toggles at every click, and posts its state', async () => {
    renderInPage(<Sample />);
    expect(lamp()).not.toBeChecked();
    expect(posted()).toBe('false');
    await userEvent.click(lamp());
    expect(lamp()).toBeChecked();
    expect(posted()).toBe('true');
    await userEvent.click(lamp());
    expect(lamp()).not.toBeChecked();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('toggles by %s', async (_, key) => {
    renderInPage(<Sample />);
    await userEvent.tab();
    expect(lamp()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(lamp()).toBeChecked();
    await userEvent.keyboard(key);
    expect(lamp()).not.toBeChecked();
  });

  it('stays as it is when disabled', async () => {
    renderInPage(<Sample disabled />);
    await userEvent.click(lamp());
    await userEvent.tab();
    expect(lamp()).not.toHaveFocus();
    lamp().focus();
    await userEvent.keyboard('{Enter} ');
    expect(lamp()).not.toBeChecked();
  });
});
