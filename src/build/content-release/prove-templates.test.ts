import type { SitePage } from '../../page-makers/load-page';
import { proveTemplates } from './prove-templates';

const page = (path: string, template: string) => ({ definition: { path, template } }) as SitePage;
const RENDERED = { html: Buffer.from(''), data: Buffer.from('') };

function open(isSame = true) {
  const render = jest.fn<Promise<typeof RENDERED>, [SitePage]>(async () => RENDERED);
  const proof = proveTemplates(render, () => isSame);
  return { ...proof, rendered: () => render.mock.calls.map(([{ definition }]) => definition.path) };
}

it('renders one page of every template that is asked for, whenever there is one', async () => {
  const proof = open();
  await proof.offer(page('/works/a', 'work'));
  await proof.offer(page('/works/b', 'work'));
  await proof.ask('work');
  await proof.ask('work');
  await proof.ask('event');
  expect(proof.rendered()).toEqual(['/works/a']);
  await proof.offer(page('/events/a', 'event'));
  await proof.offer(page('/events/b', 'event'));
  expect(proof.rendered()).toEqual(['/works/a', '/events/a']);
});

it('renders none of a template that is not asked for', async () => {
  const proof = open();
  await proof.offer(page('/about', 'about'));
  expect(proof.rendered()).toEqual([]);
});

it('stops at a page that has become another of the same content', async () => {
  const proof = open(false);
  await proof.offer(page('/works/a', 'work'));
  await expect(proof.ask('work')).rejects.toThrow('/works/a is rendered unlike');
});
