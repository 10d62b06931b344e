import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { ALIVE } from '../constants';
import { hydratePage } from './hydrate-page';

function Page() {
  const [lit, setLit] = useState(false);
  return (
    <div id="gatsby-focus-wrapper">
      <button onClick={() => setLit(!lit)}>{lit ? 'lit' : 'dark'}</button>
    </div>
  );
}

const press = () => userEvent.click(screen.getByRole('button'));

function place(html: string): Element {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  return document.body.firstElementChild!;
}

it('keeps the elements that are there, and lets them answer', async () => {
  const root = place(renderToString(<Page />));
  const button = screen.getByRole('button', { name: 'dark' });
  await act(async () => hydratePage(<Page />, root));
  expect(screen.getByRole('button')).toBe(button);
  await press();
  expect(button).toHaveTextContent('lit');
});

it('lets a press that was kept be pressed as soon as it answers', async () => {
  const root = place(renderToString(<Page />));
  const button = screen.getByRole('button', { name: 'dark' });
  window.addEventListener(ALIVE, () => button.click(), { once: true });
  await act(async () => hydratePage(<Page />, root));
  expect(button).toHaveTextContent('lit');
});

it('shows a page that exists in the browser alone', async () => {
  const fault = jest.spyOn(console, 'error');
  const root = place('<div id="gatsby-focus-wrapper"></div>');
  await act(async () => hydratePage(<Page />, root));
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('lit');
  expect(fault).not.toHaveBeenCalled();
});
