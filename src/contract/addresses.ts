import { Type } from '@sinclair/typebox';

/** Browsers drop some control characters, and so open another address than people read. */
const NO_CONTROLS = '[^\\u0000-\\u001f\\u007f]*';
const WEB = `https?://[^\\s/?#\\\\]${NO_CONTROLS}`;
/** Two slashes, or a slash and a backslash, lead to another host. */
const PATH = `/(?![/\\\\])${NO_CONTROLS}`;
const MAIL_OR_PHONE = `(mailto|tel):[^\\s/\\\\]${NO_CONTROLS}`;

const oneOfThese = (...patterns: string[]): string => `^(${patterns.join('|')})$`;

export const WebAddress = Type.String({
  pattern: oneOfThese(WEB),
  description: 'an address that begins with http:// or https://',
});

export const MaybeWebAddress = Type.String({
  pattern: oneOfThese('', WEB),
  description: 'an address that begins with http:// or https://, or nothing',
});

export const FileAddress = Type.String({
  pattern: oneOfThese(WEB, PATH),
  description: 'an address that begins with http:// or https://, or a path that begins with one /',
});

export const LinkAddress = Type.String({
  pattern: oneOfThese(WEB, PATH, MAIL_OR_PHONE),
  description:
    'an address that begins with http://, https://, mailto: or tel:, or a path that begins with one /',
});
