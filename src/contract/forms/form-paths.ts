/** Where the forms are posted. No TypeBox here: the browser imports this file. */
export const FORM_PATHS = {
  subscribe: '/api/form/subscribe',
  contact: '/api/form/contact',
  wish: '/api/form/wish',
} as const;
