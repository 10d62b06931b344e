import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MessagesMark } from '../../api/messages/contract/messages';
import type { Site } from '../../api/releases/contract/releases';
import { WINDOW } from './line/call';
import { useSilence } from './line/connection';
import { forget, keepAnswer, queryClient } from './data';
import { tellAllItems, tellItemNews, type ItemNews } from './items/item-news';
import { forgetBelow, forgetLater, forgetShort } from './lists/use-pages';

/** ms until the next try where the server has ended the stream. */
const AGAIN_MS = 3_000;

const isSeen = (): boolean => document.visibilityState === 'visible';

/** A browser gives an origin six connections without HTTP/2: windows in the background take none. */
function useIsSeen(): boolean {
  const [seen, setSeen] = useState(isSeen);
  useEffect(() => {
    const look = () => setSeen(isSeen());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return seen;
}

/** Also of the place that an item has in a list. */
function isListOf(shelf: string, asked: string): boolean {
  const [path = ''] = asked.split('?');
  return path === `/items/${shelf}` || (path.startsWith(`/items/${shelf}/`) && path.endsWith('/place'));
}

let messages: string | undefined;
let rooms: string | undefined;
const MESSAGES = 'live messages';

const subjects: Readonly<Record<string, (news: string) => void>> = {
  site: (news) => keepAnswer('/site', JSON.parse(news) as Site),
  messages: (news) => {
    const isNews = messages !== undefined && messages !== news;
    messages = news;
    queryClient.setQueryData([MESSAGES], JSON.parse(news) as MessagesMark);
    if (!isNews) return;
    void forgetShort((path) => path.startsWith('/messages'));
    void forget('/today');
  },
  rooms: (news) => {
    if (rooms !== undefined && rooms !== news) {
      void forgetBelow('/rooms');
      void forget('/today');
    }
    rooms = news;
  },
  item: (news) => {
    const { shelf, id, window: by } = JSON.parse(news) as ItemNews;
    const path = `/items/${shelf}/${id}`;
    // What one did here is known here; lists are asked for when they are shown again.
    if (by === WINDOW) return void forgetLater([`/items/${shelf}`, '/today', '/waiting']);
    if (!tellItemNews(path)) void forget('/items/:shelf/:id', { params: { shelf, id } });
    void forgetShort((asked) => isListOf(shelf, asked));
    void forget('/today');
    void forget('/waiting');
  },
};

/** How many nobody has answered or put away; undefined until the server has told. */
export function useNewMessages(): number | undefined {
  const { data } = useQuery<MessagesMark>({ queryKey: [MESSAGES], enabled: false });
  return data && (data.find(({ state }) => state === 'new')?.count ?? 0);
}

/** Others may have changed anything while nobody told. */
function askAnew(): void {
  tellAllItems();
  void forgetShort((path) => path.startsWith('/') && path !== '/site');
}

/** Takes in what the server tells by itself, on every screen. */
export function useLive(): void {
  const isSilent = useSilence() !== undefined;
  const isSeen = useIsSeen();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    let isLost = false;
    const open = () => {
      source = new EventSource('/desk/api/live');
      source.onopen = () => {
        if (isLost) askAnew();
        isLost = false;
      };
      for (const [subject, take] of Object.entries(subjects))
        source.addEventListener(subject, ({ data }: MessageEvent<string>) => take(data));
      source.onerror = () => {
        source?.close();
        isLost = true;
        // The answer tells whether the connection or the session is gone.
        void forget('/site');
        timer = setTimeout(open, AGAIN_MS);
      };
    };
    if (!isSilent && isSeen) open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [isSilent, isSeen]);
}
