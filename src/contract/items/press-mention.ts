import { Type, type Static } from '@sinclair/typebox';
import { IsoDate, Text } from '../common';

/** As a work or a creator tells of an article that cites them: enough for a line with a link. */
export const PressMention = Type.Object({
  slug: Text,
  title: Text,
  publication: Text,
  published_on: IsoDate,
});
export type PressMention = Static<typeof PressMention>;
