import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionLink } from './action-link';

describe('ActionLink', () => {
  it.each([
    ['a click', () => userEvent.click(screen.getByRole('button'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['the space bar', () => userEvent.keyboard(' ')],
  ])('acts on %s', async (_, press) => {
    const onAction = jest.fn();
    render(
      <ActionLink href="#panel" onAction={onAction}>
        open
      </ActionLink>,
    );
    screen.getByRole('button', { name: 'open' }).focus();
    await press();
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('');
  });

  it('leads to its address without scripts', () => {
    render(
      <ActionLink href="#panel" onAction={jest.fn()}>
        open
      </ActionLink>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('href', '#panel');
  });
});
