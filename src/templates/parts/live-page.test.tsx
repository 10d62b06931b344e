import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import type { LiveData } from '../../server-render/serve-live-page';
import { LivePage } from './live-page';

const Screen = ({ view }: { view: { title: string } }) => <h1>{view.title}</h1>;
const show = (data: unknown) => renderInPage(<LivePage serverData={data as LiveData} Screen={Screen} />);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('LivePage', () => {
  it('shows what the server made with the screen of its kind', () => {
    show({ status: 200, page: { view: { title: 'Bench' } } });
    expect(heading()).toBe('Bench');
  });

  it.each([
    [404, 'Can’t find the page you are looking for.'],
    [503, 'Our server is not available'],
  ])('is the error page with status %i', (status, text) => {
    show({ status });
    expect(heading()).toBe(text);
  });
});

it.each(readdirSync(path.join(__dirname, '../live')))(
  '%s asks no query, which the server could not answer',
  async (file) => {
    const template = (await import(`../live/${file}`)) as object;
    expect(Object.keys(template)).toEqual(expect.arrayContaining(['default', 'getServerData']));
    expect(template).not.toHaveProperty('query');
  },
);
