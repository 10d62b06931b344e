import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

export interface Part {
  name: string;
  /** Minified. */
  bytes: number;
  /** Compressed alone; the sum of the parts is somewhat more than the script's. */
  gzip: number;
}

export const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).byteLength;

export function partsOfScript(code: string, map: SourceMapInput): Part[] {
  const texts = new Map<string, string>();
  for (const { name, text } of pieces(code.split('\n'), map)) texts.set(name, (texts.get(name) ?? '') + text);
  return [...texts]
    .map(([name, text]) => ({ name, bytes: Buffer.byteLength(text), gzip: gzipBytes(text) }))
    .sort((a, b) => b.bytes - a.bytes);
}

function* pieces(lines: string[], map: SourceMapInput) {
  const starts: { line: number; column: number; name: string }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    starts.push({ line: generatedLine - 1, column: generatedColumn, name: partName(source ?? '') }),
  );
  for (const [index, { line, column, name }] of starts.entries()) {
    const next = starts[index + 1];
    const end = next?.line === line ? next.column : undefined;
    yield { name, text: lines[line]?.slice(column, end) ?? '' };
  }
}

/** The package, or our folder down to two levels: 'src/features/sheet'. */
export function partName(source: string): string {
  const inPackage = source.split('node_modules/').slice(1).pop();
  if (inPackage) return inPackage.split('/', inPackage.startsWith('@') ? 2 : 1).join('/');
  const [path] = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').split('?');
  return path?.split('/').slice(0, -1).slice(0, 3).join('/') || 'webpack';
}
