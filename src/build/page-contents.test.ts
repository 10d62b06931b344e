import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import type { PageContent } from '../page-definitions/page-context';
import { pageContents } from './page-contents';

type CreateResolvers = (args: { createResolvers: (types: Resolvers) => void; cache: object }) => void;
interface Resolvers {
  Query: { pageContent: { resolve: (source: null, args: { path: string }) => Promise<unknown> } };
}
const plugin = jest.requireActual<{ createResolvers: CreateResolvers }>(
  '../../plugins/page-content/gatsby-node',
);

const digestOf = (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex');
const content = (title: string) => ({ route: 'about', view: { title } }) as PageContent;

/** A build with its caches, which the plugin of that name reads. */
function build() {
  const cache = new Map<string, unknown>();
  const write = cache.set.bind(cache);
  const set = jest.spyOn(cache, 'set');
  const getCache = (name: string) => (name === 'page-content' ? cache : new Map());
  const contents = pageContents({ getCache, createContentDigest: digestOf } as unknown as NodePluginArgs);
  let types: Resolvers | undefined;
  plugin.createResolvers({ createResolvers: (made) => (types = made), cache });
  const ask = (path: string) => types!.Query.pageContent.resolve(null, { path });
  return { contents, ask, set, write };
}

describe('pageContents', () => {
  it('keeps what a page is made of until the page asks for it', async () => {
    const { contents, ask } = build();
    await contents.keep('/about', content('About'));
    await contents.keep('/fr/a-propos', content('À propos'));
    expect(await ask('/about')).toEqual(content('About'));
    expect(await ask('/fr/a-propos')).toEqual(content('À propos'));
  });

  it('answers with a new digest when the content is another, and with the new content', async () => {
    const { contents, ask } = build();
    const first = await contents.keep('/about', content('About'));
    const second = await contents.keep('/about', content('About us'));
    expect(second).not.toBe(first);
    expect(await ask('/about')).toEqual(content('About us'));
  });

  it('writes nothing of what is there already', async () => {
    const { contents, set } = build();
    const first = await contents.keep('/about', content('About'));
    const written = set.mock.calls.length;
    expect(await contents.keep('/about', content('About'))).toBe(first);
    expect(set).toHaveBeenCalledTimes(written);
  });

  it('says what to do where nothing was kept', async () => {
    await expect(build().ask('/about')).rejects.toThrow(
      'The build kept nothing of /about: remove deploy/workspace and .cache, then build again.',
    );
  });

  it('writes anew what a build that was ended had not finished', async () => {
    const { contents, ask, set, write } = build();
    set.mockImplementationOnce(write).mockImplementationOnce(() => {
      throw new Error('ended');
    });
    await expect(contents.keep('/about', content('About'))).rejects.toThrow('ended');
    await contents.keep('/about', content('About'));
    expect(await ask('/about')).toEqual(content('About'));
  });
});
