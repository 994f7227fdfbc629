import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { usePlace } from '../../lib/place.ts';
import { $listed } from './model.ts';

/** Alt with the arrows goes to the conversation above and below. */
export function useSwitchKeys(): void {
  const { chat, go } = usePlace();
  const list = useUnit($listed);
  const switchBy = useEffectEvent((step: number) => {
    const index = list.findIndex(({ id }) => id === chat);
    const next = list[index < 0 ? 0 : index + step];
    if (next) go({ chat: next.id });
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      switchBy(event.key === 'ArrowDown' ? 1 : -1);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
