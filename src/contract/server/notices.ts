import { Type, type Static } from '@sinclair/typebox';
import { Text } from '../common';

/** For whoever builds the site, not for visitors: hosts do not pass it on. */
export const NOTICES_PATH = '/api/notices';

export const Notices = Type.Object({
  data: Type.Array(
    Type.Object({
      file: Text,
      field: Text,
      message: Type.String({ description: 'what is wrong and what to do, in English' }),
    }),
    { description: 'of public items, which are shown all the same' },
  ),
});
export type Notices = Static<typeof Notices>;
