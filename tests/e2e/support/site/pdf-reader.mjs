import { buffer } from 'node:stream/consumers';
import { getDocument, OPS, VerbosityLevel } from 'unpdf/pdfjs';

// A PDF goes in, what it holds comes out as JSON.
const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: true }).promise;
const { info } = await pdf.getMetadata();

async function readPage(number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left, top, right, bottom] = page.view;
  return {
    width: right - left,
    height: bottom - top,
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }) => url ?? []),
    pictures: argsArray
      .filter((_, index) => fnArray[index] === OPS.paintImageXObject)
      .map(([, width, height]) => ({ width, height })),
  };
}

const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(number));
const { Title: title, Author: author, Language: language } = info;
process.stdout.write(JSON.stringify({ title, author, language, pages }));
