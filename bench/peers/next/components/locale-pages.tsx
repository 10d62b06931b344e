import type { Metadata } from 'next';
import { cache } from 'react';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { readPage } from '../../content/read-page';
import { pageTargets } from '../../content/targets';
import { Frame } from './frame';
import { metadataOf } from './metadata';
import { Story } from './story';
import { Work } from './work';
import { Works } from './works';

interface PageProps {
  params: Promise<{ path?: string[] }>;
}

const PREFIX: Record<LocaleCode, string> = { en: '/', fr: '/fr' };

/** What Next asks of the pages of a language. */
export function localePages(locale: LocaleCode) {
  const prefix = PREFIX[locale];

  const viewOf = cache(async (path: string) => {
    const target = (await pageTargets(locale)).find((one) => one.path === path);
    if (!target) throw new Error(`There is no page ${path}`);
    return readPage(target);
  });

  async function view({ params }: PageProps) {
    const { path = [] } = await params;
    return viewOf([prefix === '/' ? '' : prefix, ...path].join('/') || '/');
  }

  const generateStaticParams = async () =>
    (await pageTargets(locale)).map(({ path }) => ({
      path: path.slice(prefix.length).split('/').filter(Boolean),
    }));

  const generateMetadata = async (props: PageProps): Promise<Metadata> => metadataOf(await view(props));

  async function Page(props: PageProps) {
    const page = await view(props);
    const { body, words } = page;
    return (
      <Frame page={page}>
        {body.kind === 'works' && <Works body={body} words={words} />}
        {body.kind === 'story' && <Story body={body} words={words} />}
        {(body.kind === 'work' || body.kind === 'sheet') && <Work body={body} words={words} />}
      </Frame>
    );
  }

  return { generateStaticParams, generateMetadata, Page };
}
