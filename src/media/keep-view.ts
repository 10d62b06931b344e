/**
 * Keeps the view that was made of an image last, as long as the image itself: the page, the cards and the head of a work
 * then share it, which in a build of many works is most of what their pages hold.
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
