import mime from 'mime';

/** Where the `mime` package is behind the standards. */
const TYPES: Record<string, string> = { vcf: 'text/vcard' };

const TEXT = /^text\/|^application\/(json|manifest\+json|xml|.*\+xml)$|^image\/svg\+xml$/;

export function contentType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = TYPES[extension] ?? mime.getType(file) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

export const isText = (type: string): boolean => TEXT.test(type.replace(/;.*/, ''));
