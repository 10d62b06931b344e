/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { TestPage } from '../../../tests/render-page';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import { fetchText } from '../../gallery/calls/fetch-text';
import { answer } from '../../features/selection/testing/page-data';
import { samplePage } from '../../gallery/testing/samples';
import { PostedFormContext } from '../../page/posted-form';
import { ContactScreen } from './contact-screen';
import { toContactView } from './contact-view';

jest.mock('../../gallery/calls/fetch-text');

const complaints = jest.spyOn(console, 'error').mockImplementation();

const work: NamedSubject = {
  name: 'work',
  slug: 'quai-bench',
  path: '/works/quai-bench',
  title: 'Quai bench',
  facts: 'Odile Arc',
};
const pageOf = (subject?: NamedSubject) => (
  <TestPage>
    <ContactScreen view={toContactView(samplePage('contact'), { mediaOrigin: '' }, subject)} />
  </TestPage>
);

/** As a browser without scripts has it. */
function withoutScripts(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
  return page;
}
const formIn = (page: HTMLElement) => page.querySelector('form')!;

it('names without scripts the work that its address names, and sends it along', () => {
  const form = formIn(withoutScripts(renderToString(pageOf(work))));
  expect(form).toHaveTextContent('Your inquiry is about this workQuai bench, Odile Arc');
  expect(new FormData(form).get('work')).toBe('quai-bench');
});

it('names an event, with its dates', () => {
  const talk = { ...work, name: 'event', slug: 'talk', title: 'A talk', facts: '10 December 2026' } as const;
  const form = formIn(withoutScripts(renderToString(pageOf(talk))));
  expect(form).toHaveTextContent('Your inquiry is about this eventA talk10 December 2026');
  expect(new FormData(form).get('event')).toBe('talk');
});

it('says nothing where the address names nothing', () => {
  expect(renderToString(pageOf())).not.toContain('noscript');
});

it('leaves it to the scripts where there are any, which take the page over as it is', async () => {
  complaints.mockClear();
  jest.mocked(fetchText).mockResolvedValue(answer('{}'));
  document.body.innerHTML = `<div id="root">${renderToString(pageOf(work))}</div>`;
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, pageOf(work));
  });
  const others = complaints.mock.calls.filter(([text]) => !String(text).includes('useLayoutEffect'));
  expect(others).toEqual([]);
});

it('names it plainly on the page that answers a form, which has no scripts at all', () => {
  const posted = {
    path: '/api/form/contact',
    fields: [['work', 'quai-bench']],
    failure: { ok: false, reason: 'server' },
  } as const;
  const html = renderToString(
    <PostedFormContext.Provider value={posted}>{pageOf(work)}</PostedFormContext.Provider>,
  );
  expect(html).toContain('Quai bench');
  expect(new FormData(formIn(withoutScripts(html))).getAll('work')).toEqual(['quai-bench']);
  expect(html).not.toContain('noscript');
});
