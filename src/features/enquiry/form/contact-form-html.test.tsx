/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TEST_SITE, TestPage } from '../../../../tests/render-page';
import { readDraft } from '../../../components/form/draft-storage';
import { ContactForm } from './contact-form';

const page = (
  <TestPage site={{ ...TEST_SITE, apiOrigin: 'https://api.example' }}>
    <ContactForm draft="contact" />
  </TestPage>
);

const complaints = jest.spyOn(console, 'error').mockImplementation();

const storage = jest.spyOn(Storage.prototype, 'getItem');

beforeEach(() => {
  sessionStorage.clear();
  storage.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
});

describe('the contact form in the page’s HTML', () => {
  it('is checked by the browser and posts to the API', () => {
    const form = document.querySelector('form')!;
    expect(form).toHaveAttribute('action', 'https://api.example/api/form/contact');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect([...new FormData(form).keys()].sort()).toEqual(
      ['locale', 'name', 'inquiry_by', 'email', 'phone', 'message', 'website'].sort(),
    );
    expect(new FormData(form).get('inquiry_by')).toBe('email');
    expect(new FormData(form).get('locale')).toBe('en');
  });

  it('asks the browser for no draft while it is rendered', () => {
    expect(storage).not.toHaveBeenCalled();
  });

  it('has choices that work and are posted without scripts', () => {
    screen.getByRole<HTMLInputElement>('radio', { name: 'phone' }).click();
    screen.getByRole<HTMLInputElement>('switch').click();
    const posted = new FormData(document.querySelector('form')!);
    expect(posted.get('inquiry_by')).toBe('phone');
    expect(posted.get('newsletter')).toBe('on');
  });

  it('keeps what was typed before the page came alive', async () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value = 'Camille';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'message' }).value = 'Is it still there?';
    // Browsers remember that a choice was taken back, jsdom only that one was made.
    screen.getByRole<HTMLInputElement>('radio', { name: 'email' }).checked = false;
    screen.getByRole<HTMLInputElement>('radio', { name: 'phone' }).click();
    screen.getByRole<HTMLInputElement>('switch').click();
    await act(async () => {
      hydrateRoot(document.getElementById('root')!, page);
    });
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Camille');
    expect(screen.getByRole('textbox', { name: 'message' })).toHaveValue('Is it still there?');
    expect(readDraft('contact')).toMatchObject({ name: 'Camille', message: 'Is it still there?' });
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
    expect(screen.getByRole('radio', { name: 'phone' })).toBeChecked();
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'phone' })).toBeRequired();
    // React takes a page with a document for a browser and warns of effects on the server; nothing else may come up.
    const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
    expect(others).toEqual([]);
  });
});
