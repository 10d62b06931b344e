import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definition, type DefinitionName, DEFINITIONS } from '../src/contract/collections/collections';
import type { Fields } from '../src/contract/collections/fields';

const README = readFileSync(path.join(__dirname, '..', 'api/catalogue/README.md'), 'utf8');

/** All that stands as code in the text of the section of a collection's files, blocks left out. */
const codeOf = (heading: string): string => {
  const section = README.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  const text = section.replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code).join('\n');
};

const headingOf = (name: DefinitionName): string =>
  name === 'site' ? 'site.yaml' : `${name === 'home' ? 'pages' : name}/`;

/** `date?`: the mark says that it may be left out. */
const marksOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    field.required ? name : `${name}?`,
    ...(field.type === 'object' ? marksOf(field.fields) : []),
  ]);

const isWritten = (mark: string, code: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${mark.replace('?', String.raw`\?`)}(?![\w?])`).test(code);

it.each(Object.values(DEFINITIONS).map(({ name }) => name))(
  'the README of the catalogue names each field of %s, and says which may be left out',
  (name) => {
    const code = codeOf(headingOf(name));
    expect(marksOf(definition(name).fields).filter((mark) => !isWritten(mark, code))).toEqual([]);
  },
);
