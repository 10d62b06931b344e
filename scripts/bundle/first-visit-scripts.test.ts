import { firstVisitScripts } from './first-visit-scripts';

const page = {
  html: '<!DOCTYPE html><html lang="fr-FR"></html>',
  pageData: '{"componentChunkName":"component---work","path":"/fr/oeuvres/banc-quai"}',
};
const stats = {
  assetsByChunkName: {
    app: ['app-1.js'],
    'component---work': ['app-1.js', 'shared-2.js', 'work-3.js', 'work-4.css'],
    'component---home': ['home-5.js'],
    'words-en': ['words-en-6.js'],
    'words-fr': ['words-fr-7.js'],
  },
};

it('are those of every page, of the template and of the page’s language, each once', () => {
  expect(firstVisitScripts({ ...page, stats })).toEqual([
    '/app-1.js',
    '/shared-2.js',
    '/work-3.js',
    '/words-fr-7.js',
  ]);
});

it('can’t be told from the files of another build', () => {
  const visit = () => firstVisitScripts({ ...page, stats: { assetsByChunkName: { app: ['app-1.js'] } } });
  expect(visit).toThrow('The last build has no chunk component---work.');
});
