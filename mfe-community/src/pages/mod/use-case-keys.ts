import type { Case } from '@mortar/protocol/community';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { View } from './model.ts';
import { pathOf } from './view.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"]') !== null;

/** J and K open the case after, and before, the one that is read. */
export function useCaseKeys(view: View, items: readonly Case[]): void {
  const go = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyped(event.target)) return;
      const at = items.findIndex(({ id }) => id === view.id);
      const next = at === -1 ? items[0] : items[at + step];
      if (!next) return;
      event.preventDefault();
      void go(pathOf({ ...view, id: next.id }), { preventScrollReset: true });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [go, items, view]);
}
