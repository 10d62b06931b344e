/** Plain ASCII for old clients, RFC 5987 for the true name. */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/œ/gi, 'oe')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
