/** Control characters, and two that XML forbids. */
export const UNREADABLE = '\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff';

const READABLE = `[^${UNREADABLE}\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff]`;
/** Excludes control characters and lone surrogates. Works with and without the `u` flag. */
export const LINE_PATTERN = `^(${READABLE})*$`;
export const TEXT_PATTERN = `^(${READABLE}|[\\t\\n\\r])*$`;
