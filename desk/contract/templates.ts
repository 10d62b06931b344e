import { Type, type Static } from '@sinclair/typebox';

const both = (maxLength: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
      fr: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
    },
    { additionalProperties: false },
  );

/** How answers begin; texts may hold places in braces. */
export const Template = Type.Object({ name: both(60), text: both(2000) }, { additionalProperties: false });
export type Template = Static<typeof Template>;

/** Bytes of the longest templates as JSON, where each character is written as six. */
export const MOST_TEMPLATE_BYTES = 320 * 1024;

export const ChangeTemplates = Type.Object(
  {
    templates: Type.Array(Template, { maxItems: 12 }),
    /** The version that was edited, so that changes of others are noticed. */
    basedOn: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ChangeTemplates = Static<typeof ChangeTemplates>;

export interface Templates {
  templates: Template[];
  version: number;
  changed: { at: string; name: string } | null;
}

/** Allowed names in braces. */
export const TEMPLATE_PLACES = ['name', 'work', 'reference', 'me'] as const;
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number];
