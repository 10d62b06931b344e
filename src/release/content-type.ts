import mime from 'mime';

/** Where the registry of mime is behind the standards. */
const TYPES: Record<string, string> = { vcf: 'text/vcard' };

const TEXT = /^text\/|^application\/(json|manifest\+json|xml|.*\+xml)$|^image\/svg\+xml$/;

/** Content-Type of a file by its name, with the charset where it is text. */
export function contentType(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = TYPES[extension] ?? mime.getType(file) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a Content-Type, with charset or without, is one of text, which compresses well. */
export const isText = (type: string): boolean => TEXT.test(type.replace(/;.*/, ''));
