/** What a visitor's browser calls itself. One without a window says so, and is taken for a robot. */
export const visitorAgent = (version = '140.0.0.0'): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
