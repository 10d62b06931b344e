import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Text } from '../../src/contract/common';
import { Ids, picture, pictures } from './fields';
import { CLOSED, type Texts } from './texts';

const pageFields = (texts: Texts) => ({
  title: texts.line,
  body: Type.Optional(texts.html),
  pictures: Type.Optional(pictures(texts)),
  updated_at: DateTime,
});

export const pageFile = (texts: Texts) => Type.Object(pageFields(texts), CLOSED);
export type PageFile = Static<ReturnType<typeof pageFile>>;

const newsItem = (texts: Texts) =>
  Type.Object(
    {
      id: Text,
      title: texts.line,
      text: Type.Optional(texts.line),
      link: Type.Optional(Type.Object({ label: texts.line, url: texts.link }, CLOSED)),
      picture: picture(texts),
    },
    CLOSED,
  );

export const homePageFile = (texts: Texts) =>
  Type.Object({ ...pageFields(texts), news: Type.Array(newsItem(texts)), selected_works: Ids }, CLOSED);
export type HomePageFile = Static<ReturnType<typeof homePageFile>>;
