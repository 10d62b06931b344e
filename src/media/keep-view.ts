/** Page, cards and head share a view: most of a page's memory in a large build. */
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
