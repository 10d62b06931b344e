export const FIRST_LIGHT = '';
