/** Of the answer's place on the page. */
export const ANSWER_ID = 'answer';
