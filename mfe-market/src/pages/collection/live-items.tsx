import { useGate, useUnit } from 'effector-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { NewsPill } from '../../lib/news-pill.tsx';
import { $news, itemHeld, newsWanted, Open } from './live.ts';

/** While this stands on the page, what happens in a collection is followed. */
export function Followed({ id }: { id: string }) {
  useGate(Open, { id });
  return null;
}

const idAt = ({ target }: SyntheticEvent): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null) : null;

/** Items that change while somebody looks: not the one that they point at, and what is new waits behind a pill. */
export function LiveItems({ children }: { children: ReactNode }) {
  const { news, hold, show } = useUnit({ news: $news, hold: itemHeld, show: newsWanted });
  const take = (event: SyntheticEvent) => void hold(idAt(event));
  return (
    <div onPointerOver={take} onPointerLeave={() => hold(null)} onFocus={take} onBlur={() => hold(null)}>
      <NewsPill count={news.length} messageId="market.items.news" onPress={() => show()} />
      {children}
    </div>
  );
}
