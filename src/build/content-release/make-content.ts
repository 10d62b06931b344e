import type { CacheClass, DeployedFile } from '../../release/manifest';
import { deployContent, hashOf, type Folders } from '../adapter/deploy-file';
import { pageFiles } from '../adapter/page-files';
import { decodedAddress, keepsContent } from '../adapter/plan-release';
import type { Recipe } from '../adapter/recipe';
import { noteContent } from '../content-notes';
import { everyPage } from '../../page-makers/every-page';
import { formerAddresses } from '../../page-makers/former-addresses';
import { emptyListing, listPage } from '../../page-makers/files/sitemap-pages';
import type { SitePage } from '../../page-makers/load-page';
import type { Site } from '../site';
import { siteFiles } from '../site-files/site-files';
import { proveTemplates } from './prove-templates';
import type { RenderedPage } from './render-files';

interface ReleaseBefore {
  recipe: Recipe;
  known: ReadonlyMap<string, DeployedFile>;
  folders: Folders;
  render: (page: SitePage) => Promise<RenderedPage>;
}

interface MadeContent {
  notes: ReturnType<ReturnType<typeof noteContent>['done']>;
  made: Map<string, DeployedFile>;
  rendered: number;
}

/** Page by page, so that not all are in memory at once. */
export async function makeContent(
  site: Site,
  { recipe, known, folders, render }: ReleaseBefore,
): Promise<MadeContent> {
  const made: MadeContent['made'] = new Map();
  const put = async (address: string, name: string, content: Buffer): Promise<void> => {
    const cache: CacheClass = keepsContent(address) ? 'immutable' : 'revalidate';
    const { file } = await deployContent({ file: name, cache }, content, known.get(name), folders);
    made.set(decodedAddress(address), file);
  };
  const isKnown = (name: string, content: Buffer) => known.get(name)?.hash === hashOf(content);
  const proof = proveTemplates(render, ({ definition }, { html, data }) => {
    const names = pageFiles(definition.path);
    return isKnown(names.html, html) && isKnown(names.data, data);
  });

  const { addPage, done } = noteContent(site);
  const listing = emptyListing();
  let rendered = 0;
  for await (const page of everyPage(site.source)) {
    const { definition, context } = page;
    addPage(page);
    listPage(listing, page);
    if (recipe.pages[definition.path]?.[1] === context.digest) {
      await proof.offer(page);
      continue;
    }
    if (definition.matchPath)
      throw new Error(`${definition.path} stands for many addresses: only Gatsby makes it.`);
    await proof.ask(definition.template);
    const names = pageFiles(definition.path);
    const { html, data } = await render(page);
    await put(definition.path, names.html, html);
    await put(`/${names.data}`, names.data, data);
    rendered += 1;
  }
  const files = await siteFiles(site, listing);
  for (const { path: address, text } of files) await put(address, address.slice(1), Buffer.from(text));
  return { notes: done(files, await formerAddresses(site.source)), made, rendered };
}
