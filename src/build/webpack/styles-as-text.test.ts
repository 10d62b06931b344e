import type { CreateWebpackConfigArgs } from 'gatsby';
import { takeStylesAsText } from './styles-as-text';

interface Rule {
  test?: RegExp;
  exclude?: RegExp;
  type?: string;
}

const FILE = '/site/node_modules/photoswipe/dist/photoswipe.css';
const GATSBYS = [{ test: /\.jsx?$/ }, { oneOf: [{ test: /\.module\.css$/ }, { test: /\.css$/ }] }];

/** The rules of a stage. */
function rulesOf(stage: string): Rule[] | undefined {
  const replaceWebpackConfig = jest.fn();
  const getConfig = () => ({ module: { rules: GATSBYS } });
  takeStylesAsText({
    stage,
    getConfig,
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0].module.rules;
}

it.each(['build-javascript', 'develop'])('gives the viewer its stylesheet as a text in %s', (stage) => {
  const [scripts, styles, text] = rulesOf(stage)!;
  expect(scripts).toEqual(GATSBYS[0]);
  expect(styles!.exclude!.test(FILE)).toBe(true);
  expect(text).toMatchObject({ type: 'asset/source' });
  expect(text!.test!.test(FILE)).toBe(true);
});

it('leaves the server’s code alone, which has no styles of packages', () => {
  expect(rulesOf('build-html')).toBeUndefined();
});
