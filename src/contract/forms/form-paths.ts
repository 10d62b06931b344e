/** No TypeBox: browsers load this file. */
export const FORM_PATHS = {
  subscribe: '/api/form/subscribe',
  contact: '/api/form/contact',
  wish: '/api/form/wish',
} as const;
export type FormPath = (typeof FORM_PATHS)[keyof typeof FORM_PATHS];
