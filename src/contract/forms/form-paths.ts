/** Where the two forms are posted. No TypeBox here: the browser imports this file. */
export const FORM_PATHS = { subscribe: '/api/form/subscribe', contact: '/api/form/contact' } as const;
