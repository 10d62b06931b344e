import { Type } from '@sinclair/typebox';
import { WebAddress } from '../../src/contract/addresses';
import { Text } from '../../src/contract/common';
import { itemFields, picture } from './fields';
import { CLOSED, type Texts } from './texts';

const vcard = (texts: Texts) =>
  Type.Object(
    {
      organisation: Type.Optional(Text),
      role: Type.Optional(texts.line),
      email: Type.Optional(Text),
      phone: Type.Optional(Text),
      url: Type.Optional(WebAddress),
      address: Type.Optional(Text),
      note: Type.Optional(texts.line),
    },
    CLOSED,
  );

export const creatorFile = (texts: Texts) =>
  Type.Object(
    {
      ...itemFields(texts),
      name: Text,
      sort_name: Text,
      birth_year: Type.Optional(Type.Integer()),
      death_year: Type.Optional(Type.Integer()),
      portrait: Type.Optional(picture(texts)),
      nationality: Type.Optional(texts.line),
      roles: Type.Optional(texts.line),
      biography: Type.Optional(texts.html),
      vcard: Type.Optional(vcard(texts)),
    },
    CLOSED,
  );
