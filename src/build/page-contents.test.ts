import type { NodePluginArgs } from 'gatsby';
import type { PageContent } from '../page-makers/page-context';
import { pageContents } from './page-contents';
import { pageDigest } from '../page-makers/page-digest';

type CreateResolvers = (args: { createResolvers: (types: Resolvers) => void; cache: object }) => void;
interface Resolvers {
  Query: { pageContent: { resolve: (source: null, args: { path: string }) => Promise<unknown> } };
}
const plugin = jest.requireActual<{ createResolvers: CreateResolvers }>(
  '../../plugins/page-content/gatsby-node',
);

const content = (title: string) => ({ route: 'about', view: { title } }) as PageContent;

/** A build with its caches, which the plugin of that name reads. */
function build() {
  const cache = new Map<string, unknown>();
  const write = cache.set.bind(cache);
  const set = jest.spyOn(cache, 'set');
  const getCache = (name: string) => (name === 'page-content' ? cache : new Map());
  const contents = pageContents({ getCache } as unknown as NodePluginArgs);
  let types: Resolvers | undefined;
  plugin.createResolvers({ createResolvers: (made) => (types = made), cache });
  const ask = (path: string) => types!.Query.pageContent.resolve(null, { path });
  const keep = (path: string, kept: PageContent) => contents.keep(path, kept, pageDigest(kept));
  return { keep, ask, set, write };
}

describe('pageContents', () => {
  it('keeps what a page is made of until the page asks for it', async () => {
    const { keep, ask } = build();
    await keep('/about', content('About'));
    await keep('/fr/a-propos', content('À propos'));
    expect(await ask('/about')).toEqual(content('About'));
    expect(await ask('/fr/a-propos')).toEqual(content('À propos'));
  });

  it('answers with the new content when the content is another', async () => {
    const { keep, ask } = build();
    await keep('/about', content('About'));
    await keep('/about', content('About us'));
    expect(await ask('/about')).toEqual(content('About us'));
  });

  it('writes nothing of what is there already', async () => {
    const { keep, set } = build();
    await keep('/about', content('About'));
    const written = set.mock.calls.length;
    await keep('/about', content('About'));
    expect(set).toHaveBeenCalledTimes(written);
  });

  it('says what to do where nothing was kept', async () => {
    await expect(build().ask('/about')).rejects.toThrow(
      'The build kept nothing of /about: remove deploy/workspace and .cache, then build again.',
    );
  });

  it('writes anew what a build that was ended had not finished', async () => {
    const { keep, ask, set, write } = build();
    set.mockImplementationOnce(write).mockImplementationOnce(() => {
      throw new Error('ended');
    });
    await expect(keep('/about', content('About'))).rejects.toThrow('ended');
    await keep('/about', content('About'));
    expect(await ask('/about')).toEqual(content('About'));
  });
});
