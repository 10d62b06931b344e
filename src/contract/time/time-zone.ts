/** No TypeBox: browsers load this file. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';
