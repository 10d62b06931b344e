import type { Image } from '../../../src/contract/common';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { SiteSettings } from '../../../src/contract/site-settings';
import type { Words } from './words';

export interface LinkView {
  label: string;
  path: string;
  current?: boolean;
}

/** A thing in a list: work, creator, event, article, news. */
export interface CardView {
  path: string;
  /** Above its title. */
  over?: string;
  title: string;
  /** After its title. */
  date?: string;
  sold?: string;
  image?: Image;
}

export interface CardsView {
  heading?: string;
  cards: CardView[];
}

export interface TextView {
  heading: string;
  /** Of the contract's subset. */
  html: string;
}

export interface WorkBody {
  kind: 'work' | 'sheet';
  slug: string;
  title: string;
  creators: LinkView[];
  date?: string;
  facts: string[];
  citation: string;
  pictures: Image[];
  texts: TextView[];
  credits: { role: string; name: string }[];
  downloads: { label: string; note: string; path: string; filename: string }[];
  paths: { grid: string; page: string; sheet: string; enquiry: string };
  type: LinkView;
  related: CardsView;
}

export interface WorksBody {
  kind: 'works';
  title: string;
  /** The types; the parts of a long list. */
  types: (LinkView & { count: number })[];
  parts: LinkView[];
  cards: CardView[];
}

/** A page of a text with pictures and lists: home, creator, event, article, about and the like. */
export interface StoryBody {
  kind: 'story';
  title: string;
  facts: string[];
  pictures: Image[];
  html?: string;
  sections: CardsView[];
}

/** A page as both peers take it: all that its markup says, and nothing of how. */
export interface PageView {
  locale: LocaleCode;
  path: string;
  words: Words;
  site: SiteSettings;
  /** Of the document, with the site's name. */
  documentTitle: string;
  description: string;
  picture?: Image;
  noindex: boolean;
  /** Its addresses in every language there is. */
  languages: { code: LocaleCode; name: string; path: string; own: boolean }[];
  menu: LinkView[];
  jsonLd: string;
  body: WorkBody | WorksBody | StoryBody;
}
