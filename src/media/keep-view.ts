/**
 * Caches the last view of an image, so that page, cards and head share it: most of a page's memory in a large
 * build.
 */
export function keepView<Image extends object, View>(
  make: (image: Image, origin: string) => View,
): (image: Image, origin: string) => View {
  const kept = new WeakMap<Image, { origin: string; view: View }>();
  return (image, origin) => {
    const known = kept.get(image);
    if (known?.origin === origin) return known.view;
    const view = make(image, origin);
    kept.set(image, { origin, view });
    return view;
  };
}
