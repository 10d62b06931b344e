import { Type, type Static } from '@sinclair/typebox';

const both = (maxLength: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
      fr: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
    },
    { additionalProperties: false },
  );

/** How an answer begins: its name at the desk, and its text in each language, with places in braces. */
export const Template = Type.Object({ name: both(60), text: both(2000) }, { additionalProperties: false });
export type Template = Static<typeof Template>;

export const ChangeTemplates = Type.Object(
  {
    templates: Type.Array(Template, { maxItems: 12 }),
    /** The version that was changed. */
    basedOn: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ChangeTemplates = Static<typeof ChangeTemplates>;

/** All templates as they are now. */
export interface Templates {
  templates: Template[];
  /** 0 until they are changed for the first time. */
  version: number;
  changed: { at: string; name: string } | null;
}

/** What a text of a template may have in braces. */
export const TEMPLATE_PLACES = ['name', 'work', 'reference', 'me'] as const;
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number];
