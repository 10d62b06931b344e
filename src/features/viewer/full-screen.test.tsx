import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { addDialogMethods } from '../../../tests/dialog-methods';
import { renderInPage } from '../../../tests/render-page';
import { FullScreen } from './full-screen';

beforeAll(() => {
  addDialogMethods();
  const { showModal } = HTMLDialogElement.prototype;
  // As browsers do.
  HTMLDialogElement.prototype.showModal = function withFocus() {
    showModal.call(this);
    this.querySelector('button')?.focus();
  };
});

const show = () =>
  renderInPage(
    <FullScreen dialog={createRef()} label="Turn it" back="" stage="" foot="" onClose={() => undefined} />,
  );

it('has the focus on the way out', () => {
  window.history.replaceState(null, '');
  show();
  expect(screen.getByRole('button', { name: 'close' })).toHaveFocus();
});

it('shows no ring around the way out to who has clicked, before the page was loaded anew', () => {
  window.history.replaceState({ byPointer: true }, '');
  show();
  expect(screen.getByRole('dialog')).toHaveFocus();
});
