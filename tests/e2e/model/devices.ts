/** As their browsers call themselves. */
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
/** One that no list of names knows. */
export const HEADSET =
  'Mozilla/5.0 (Linux; Android 12; A8110) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 VR Safari/537.36';

/** What a browser says of a phone, without a hand's mouse. */
export const IN_HAND = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true } as const;
