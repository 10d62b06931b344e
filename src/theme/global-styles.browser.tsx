/** In the browser's bundle: the server has written these styles into every page's head. */
export const GlobalStyles = () => null;
