/** Paths in a viewBox 40 wide, and 84 high with the whole cord. */
export const PENDANT = {
  width: 40,
  height: 84,
  cord: 46,
  bulb: 'M14.2 64.6a5.8 5.8 0 0 0 11.6 0z',
  shade: 'M17.5 46h5v3.2C30.6 50.3 36 56.6 36 64.6H4C4 56.6 9.4 50.3 17.5 49.2z',
} as const;
