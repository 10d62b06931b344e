import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../app/words';
import { call } from '../../../app/line/call';
import { isSame } from '../../../../api/content/contract/field-path';
import type { OpenItem } from '../../../../api/content/contract/item';
import { useField } from '../../../editing/editor-context';
import type { FieldOf } from '../../../kinds/kind';
import { WHOLE } from '../../../theme/editor/fields';
import { FieldFrame } from '../../parts/field-frame';
import { itemOf } from '../../parts/own-pages';
import { OwnLinkSearch } from '../../parts/search/own-link-search';
import { PartFindings } from '../../parts/part-findings';
import { PartTexts, type Texts } from '../../parts/part-texts';
import { PictureDetails } from '../../pictures/picture-details';
import { Rows } from '../rows';
import { LeadsTo } from './leads-to';
import type { NewsItem } from './news-item';
import { NewsNotOff, NewsOff } from './news-off';
import { withPage } from './with-page';

/** The news of the home page; a new one comes first, as it is the one that is seen. */
export function NewsField({ field: { path, word } }: { field: FieldOf<'news'> }) {
  const { say, locale } = useLanguage();
  const { value, change } = useField<NewsItem[]>(path);
  const news = value ?? [];
  // A page that is chosen is asked for first, and the form goes on meanwhile.
  const latest = useRef(news);
  useEffect(() => void (latest.current = news));
  const leadTo = async (id: string, page: OpenItem): Promise<void> => {
    const urlNow = () => latest.current.find((one) => one.id === id)?.link?.url;
    const url = urlNow();
    const before = await pageLedTo(url);
    // Meanwhile it may have been led elsewhere.
    if (!isSame(urlNow(), url)) return leadTo(id, page);
    change(latest.current.map((one) => (one.id === id ? withPage(one, page, before) : one)));
  };
  const titleOf = (title: Texts): string =>
    (title[locale] ?? Object.values(title)[0]) || say('items.untitled');
  const blank = (): NewsItem => ({
    id: `news-${Date.now().toString(36)}`,
    title: {},
    picture: { file: '', alt: {} },
  });
  return (
    <div sx={WHOLE}>
      <FieldFrame
        {...{ path, word }}
        isGroup
        showsParts
        read={(pieces) => (pieces as NewsItem[]).map(({ title }) => titleOf(title)).join('\n')}
      >
        {() => (
          <Rows
            rows={news}
            blank={blank}
            word={say(`fields.${word}`)}
            titleOf={({ title }) => titleOf(title)}
            removeWord={say('editor.removeNews')}
            onChange={(rows) => change(rows ?? [])}
          >
            {({ id, title, text, link, picture }, set, index) => (
              <div sx={{ display: 'grid', gap: 3 }}>
                <PartFindings path={`${path}.${index}`} />
                <NewsOff news={id} />
                <div>
                  <OwnLinkSearch onChoose={(page) => leadTo(id, page)} />
                  <LeadsTo url={link?.url} />
                </div>
                <PartTexts
                  label={say('fields.parts.title')}
                  path={`${path}.${index}.title`}
                  value={title}
                  onChange={(next) => set({ title: next ?? {} })}
                />
                <PartTexts
                  label={say('editor.newsText')}
                  path={`${path}.${index}.text`}
                  value={text}
                  onChange={(next) => set({ text: next })}
                />
                <PartTexts
                  label={say('editor.linkLabel')}
                  path={`${path}.${index}.link.label`}
                  value={link?.label}
                  onChange={(label) => set({ link: linkOf(label, link?.url) })}
                />
                <PartTexts
                  label={say('editor.linkTo')}
                  path={`${path}.${index}.link.url`}
                  value={link?.url}
                  onChange={(url) => set({ link: linkOf(link?.label, url) })}
                />
                <PictureDetails
                  path={`${path}.${index}.picture`}
                  picture={picture}
                  onChange={(next) => set({ picture: next })}
                />
              </div>
            )}
          </Rows>
        )}
      </FieldFrame>
      <NewsNotOff />
    </div>
  );
}

const linkOf = (label: Texts | undefined, url: Texts | undefined): NewsItem['link'] =>
  label || url ? { label: label ?? {}, url: url ?? {} } : undefined;

/** The page of the gallery that a piece of news leads to, by its first address that is one. */
async function pageLedTo(url: Texts = {}): Promise<OpenItem | undefined> {
  for (const address of Object.values(url).filter(Boolean)) {
    const { page } = await call('GET /page-at', { query: { url: address } });
    if (page) return itemOf(page);
  }
  return undefined;
}
