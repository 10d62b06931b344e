/** What is dropped or pasted; what only looks like a picture is refused in words later. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(heic|tiff?)$/i.test(name),
  );

export const pdfsIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type, name }) => type === 'application/pdf' || /\.pdf$/i.test(name));

/** Taken by file choosers: what the server takes. A phone that has HEIC makes JPEG of it where that is not among them. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff';
