/**
 * What calculates, and neither draws, waits nor writes: globs of files, each with its tests beside it. What is said of all
 * languages is tested there, so that the words themselves are not mutated.
 */
export const PURE_PARTS = [
  'src/contract/*.ts',
  'src/i18n/!(use-messages).ts',
  'src/routes/*.ts',
  'src/seo/*.ts',
  'src/seo/structured-data/*.ts',
  'src/page-definitions/*.ts',
  'src/media/!(load-pictures).ts',
  'src/components/!(load-page)-view.ts',
  'src/components/{creators,events,press,qr,scale,works}/*-view.ts',
  'src/screens/*/*-view.ts',
  'src/features/{calendar,cards,feeds}/*.ts',
  'src/features/downloads/{credits-text,hd-image-view,zip-entries}.ts',
  'src/features/search/{find-items,mark-words,terms}.ts',
  'src/features/share/citation.ts',
  'src/features/sheet/{cut-at-sentence,sheet-layout,sheet-view}.ts',
  'src/features/viewer/{natural-size,picture-files,picture-hash,says-more}.ts',
  'src/build/pages/**/*.ts',
  'src/build/search/search-documents.ts',
  'host/{byte-range,match-pattern,preconditions,request-path,vary}.ts',
  'host/rebuild/{check-release,content-release,rebuild-queue}.ts',
  'host/releases/{release-folders,roll-back}.ts',
  'scripts/{proving-tests,refused-licences}.ts',
];
