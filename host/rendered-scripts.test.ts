import { inlineScriptHashes, scriptHash } from '../src/release/inline-scripts';
import { scriptsOf } from './pages/known-scripts';
import { readCurrent, type Deploy } from './releases/current-release';
import { makeDeploy } from './testing/make-deploy';

let deploy: Deploy;
beforeAll(async () => (deploy = await readCurrent(await makeDeploy())));

const PATH = '/works/créé';
const NAMED = `/*<![CDATA[*/window.pagePath="${PATH}";`;
const END = '/*]]>*/';
const loader = (script: string): string => `<script id="gatsby-script-loader">${script}</script>`;
const scriptsIn = (body: string) => {
  const { known, unknown } = scriptsOf({ status: 200, headers: {}, body }, deploy.manifest, PATH);
  return { known, unknown };
};

it('knows the scripts of built pages', () => {
  const body = '<script>early()</script><script>steal()</script><script type="module">late()</script>';
  expect(scriptsIn(body)).toEqual({
    known: [scriptHash('early()'), scriptHash('late()')],
    unknown: [scriptHash('steal()')],
  });
});

it.each([
  `${NAMED}${END}`,
  `${NAMED}window.pageData={"path":"/works/x","text":"a;/*]]>*/ \\u2028 <b>"};${END}`,
  `/*<![CDATA[*/window.pagePath="/works/cr%C3%A9%C3%A9";window.pageData={};${END}`,
  `/*<![CDATA[*/window.pagePath="\\u002fworks/créé";window.pageData={"a":"\\u003c/script>"};${END}`,
])('knows the script that hands the page its data: %s', (script) => {
  expect(scriptsIn(`<h1>x</h1>${loader(script)}<script>early()</script>`)).toEqual({
    known: [scriptHash(script), scriptHash('early()')],
    unknown: [],
  });
});

it.each([
  `${NAMED}window.pageData={"a":steal()};${END}`,
  `${NAMED}window.pageData={};steal();${END}`,
  `${NAMED}steal();${END}`,
  `/*<![CDATA[*/window.pagePath="${PATH}"+steal()+"";window.pageData={};${END}`,
  `${NAMED}window.pageData={};`,
  `/*<![CDATA[*/window.pagePath="/works/other";window.pageData={};${END}`,
  `steal();${NAMED}window.pageData={};${END}`,
])('does not know one that does anything else: %s', (script) => {
  expect(scriptsIn(loader(script))).toEqual({ known: [], unknown: [scriptHash(script)] });
});

it('lets nothing run that has broken out of the data', () => {
  const body = loader(`${NAMED}window.pageData={"a":"</script><script>steal()</script>"};${END}`);
  expect(scriptsIn(body)).toEqual({ known: [], unknown: inlineScriptHashes(body) });
  expect(inlineScriptHashes(body)).toContain(scriptHash('steal()'));
});
