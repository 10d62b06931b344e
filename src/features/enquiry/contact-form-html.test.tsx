/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TEST_SITE, TestPage } from '../../../tests/render-page';
import { ContactForm } from './contact-form';

const page = (
  <TestPage site={{ ...TEST_SITE, apiOrigin: 'https://api.example' }}>
    <ContactForm />
  </TestPage>
);

const complaints = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
});

describe('the contact form in the page’s HTML', () => {
  it('is checked by the browser and posts to the API', () => {
    const form = document.querySelector('form')!;
    expect(form).toHaveAttribute('action', 'https://api.example/api/form/contact');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect([...new FormData(form).keys()].sort()).toEqual(
      ['name', 'inquiry_by', 'email', 'phone', 'message', 'newsletter', 'website'].sort(),
    );
    expect(new FormData(form).get('inquiry_by')).toBe('email');
  });

  it('keeps what was typed before the page came alive', async () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value = 'Camille';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'message' }).value = 'Is it still there?';
    await act(async () => {
      hydrateRoot(document.getElementById('root')!, page);
    });
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Camille');
    expect(screen.getByRole('textbox', { name: 'message' })).toHaveValue('Is it still there?');
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
    const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
    expect(others).toEqual([]);
  });
});
