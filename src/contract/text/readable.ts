/** Control characters, and two that XML has no place for, as they stand in a pattern between brackets. */
export const UNREADABLE = '\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff';

const READABLE = `[^${UNREADABLE}\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff]`;
/**
 * What a line, and a text of several, may hold: neither control characters nor halves of signs, which no reader, mail or file
 * shows. Good with and without the `u` of a pattern.
 */
export const LINE_PATTERN = `^(${READABLE})*$`;
export const TEXT_PATTERN = `^(${READABLE}|[\\t\\n\\r])*$`;
