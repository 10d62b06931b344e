/**
 * Globs of code without rendering, waiting or writing, with tests beside it. Texts of languages are not
 * mutated.
 */
export const PURE_PARTS = [
  'src/contract/**/*.ts',
  'src/i18n/{,formats/}!(use-messages).ts',
  'src/routes/*.ts',
  'src/seo/*.ts',
  'src/seo/structured-data/*.ts',
  'src/page-makers/**/*.ts',
  'src/media/!(load-pictures).ts',
  'src/components/{creators,events,links,press,qr,scale,works}/*-view.ts',
  'src/screens/*/*-view.ts',
  'src/features/{calendar,cards,feeds}/*.ts',
  'src/features/downloads/{credits-text,hd-image-view,zip-entries}.ts',
  'src/features/search/{index/find-items,index/terms,results/mark-words}.ts',
  'src/features/share/citation.ts',
  'src/features/sheet/{paper/cut-at-sentence,paper/sheet-layout,sheet-view}.ts',
  'src/features/viewer/{files/picture-files,picture-hash}.ts',
  'src/build/pages/**/*.ts',
  'src/build/search/search-documents.ts',
  'host/requests/{byte-range,match-pattern,preconditions,request-path}.ts',
  'host/rebuild/{build/check-release,build/content-release,rebuild-queue}.ts',
  'host/releases/{release-folders,roll-back}.ts',
  'scripts/checks/{proving-tests,refused-licences,room-faults}.ts',
];
