/** None of these requires passing on our sources. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

/** By the beginning of the package's name, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'meubles-et-lumieres@': 'this project',
  '@img/sharp-libvips-': 'LGPL: a library that the API links at run time, unchanged; browsers never get it',
  '@img/sharp-win32-': 'LGPL: the same, packed with sharp for Windows',
  '@img/sharp-wasm32': 'LGPL: the same, for machines without a binary of their own',
  '@axe-core/playwright@': 'MPL: tests only',
  'axe-core@': 'MPL: tests and lint only',
  'ical.js@': 'MPL: tests only',
  lightningcss: 'MPL: under Vite, when the desk is built; browsers never get it',
  'rgbcolor@': 'MIT or free: says so in a file of its own, under html2pdf.js',
  'combine-errors@': 'MIT, as its file says: under tus-js-client',
  'humanize-number@': 'MIT, as its Readme says: under s3rver, tests only',
  'only@': 'MIT, as its Readme says: under s3rver, tests only',
  'linkfs@': 'public domain: under Gatsby, at build',
  'parse-cache-control@': 'BSD, without saying which: under Lighthouse, for measurements only',
  'spdx-exceptions@': 'CC-BY: a list of names, for the check of licences',
  'spdx-ranges@': 'CC-BY: a list of names, for the check of licences',
};
