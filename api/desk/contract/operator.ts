/** Who acts from the server’s command line, as it is noted; the desk says it in its own words. */
export const OPERATOR_NAME = 'npm run desk-person';
