import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells which rows of a list are in view, by their `data-id`. @returns for `ref` of the list */
export function useRowsSeen(ids: readonly string[], onSeen: (ids: string[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const tell = useEffectEvent(onSeen);
  const names = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset['id'] ?? '';
        if (isIntersecting) seen.add(id);
        else seen.delete(id);
      }
      tell([...seen]);
    });
    for (const id of names.split(' ')) {
      const row = list.current?.querySelector(`[data-id="${id}"]`);
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [names]);
  return list;
}
