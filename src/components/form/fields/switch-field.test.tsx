import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../tests/render-page';
import { SwitchField } from './switch-field';

const submit = jest.fn((event: SubmitEvent) => event.preventDefault());

function show({ disabled = false } = {}) {
  renderInPage(
    <form>
      <SwitchField label="Lamp" name="lamp" disabled={disabled} />
      <button type="submit">Send</button>
    </form>,
  );
  document.querySelector('form')!.addEventListener('submit', submit);
}

const lamp = () => screen.getByRole('switch', { name: 'Lamp' });
const posted = () => new FormData(document.querySelector('form')!).get('lamp');

beforeEach(() => submit.mockClear());

describe('SwitchField', () => {
  it('toggles at every click, also of its words, and posts its state', async () => {
    show();
    expect(lamp()).not.toBeChecked();
    expect(posted()).toBeNull();
    await userEvent.click(lamp());
    expect(lamp()).toBeChecked();
    expect(posted()).toBe('on');
    await userEvent.click(screen.getByText('Lamp'));
    expect(lamp()).not.toBeChecked();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('toggles by %s, and sends nothing', async (_, key) => {
    show();
    await userEvent.tab();
    expect(lamp()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(lamp()).toBeChecked();
    await userEvent.keyboard(key);
    expect(lamp()).not.toBeChecked();
    expect(submit).not.toHaveBeenCalled();
  });

  it('stays as it is when disabled', async () => {
    show({ disabled: true });
    await userEvent.click(lamp());
    await userEvent.tab();
    expect(lamp()).not.toHaveFocus();
    lamp().focus();
    await userEvent.keyboard('{Enter} ');
    expect(lamp()).not.toBeChecked();
  });
});
