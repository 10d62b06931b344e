/** The `sizes` of all pictures of a floor: a script asks for the first before their places are known. */
export const FLOOR_SIZES = '(min-width: 860px) 320px, 200px';
