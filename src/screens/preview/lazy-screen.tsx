import { lazy, useMemo, type ComponentType } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import type { ViewContext } from '../../page/view-context';

interface Loaded<Item, View> {
  toView: (item: Item, context: ViewContext) => View;
  Screen: ComponentType<{ view: View }>;
}

interface ItemProps<Item> {
  item: Item;
  context: ViewContext;
}

/** Fetches the screen and its view transform when an item of the kind is first shown. */
export function lazyScreen<Item, View>(load: () => Promise<Loaded<Item, View>>) {
  return lazy(async () => {
    const { toView, Screen } = await loadChunk(load);
    function ItemScreen({ item, context }: ItemProps<Item>) {
      const view = useMemo(() => toView(item, context), [item, context]);
      return <Screen view={view} />;
    }
    return { default: ItemScreen as ComponentType<ItemProps<Item>> };
  });
}
