/** The pendant of the house as paths, in a drawing of its own units: 40 wide, 84 high with the whole cord. */
export const PENDANT = {
  width: 40,
  height: 84,
  /** Length of the cord from which the lamp hangs at the top of the page. */
  cord: 46,
  bulb: 'M14.2 64.6a5.8 5.8 0 0 0 11.6 0z',
  shade: 'M17.5 46h5v3.2C30.6 50.3 36 56.6 36 64.6H4C4 56.6 9.4 50.3 17.5 49.2z',
} as const;
