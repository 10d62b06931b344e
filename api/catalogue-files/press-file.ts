import { Type } from '@sinclair/typebox';
import { WebAddress } from '../../src/contract/addresses';
import { IsoDate, Text } from '../../src/contract/common';
import { Ids, itemFields, pictures, pressRelease } from './fields';
import { CLOSED, type Texts } from './texts';

export const pressFile = (texts: Texts) =>
  Type.Object(
    {
      ...itemFields(texts),
      title: texts.line,
      publication: Text,
      published_on: IsoDate,
      author: Type.Optional(Text),
      pictures: Type.Optional(pictures(texts)),
      body: Type.Optional(texts.html),
      url: Type.Optional(WebAddress),
      press_release: Type.Optional(pressRelease(texts)),
      cited_works: Type.Optional(Ids),
      cited_designers: Type.Optional(Ids),
    },
    CLOSED,
  );
