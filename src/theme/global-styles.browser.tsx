/** Stands in for global-styles.tsx in the browser: the server has written them into the head of every page. */
export const GlobalStyles = () => null;
