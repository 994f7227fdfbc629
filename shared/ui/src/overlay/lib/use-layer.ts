import { type RefObject, useEffect, useState } from 'react';
import { mayClose, pushLayer } from './layers.ts';
import { currentOpener, focusIsElsewhere, returnTarget } from './opener.ts';

interface ChangeDetails {
  reason: string;
  event: Event;
  cancel(): void;
}

/** Reasons that come from outside of a dialog and belong to the top one only. */
const OUTSIDE = new Set(['escape-key', 'outside-press', 'focus-out']);

/** A dialog's place in the stack: returns the guard for Base UI's `onOpenChange`, which asks before it closes. */
export function useLayer(open: boolean, onClose: () => void) {
  const [layer] = useState(() => Symbol('layer'));
  useEffect(() => (open ? pushLayer(layer) : undefined), [layer, open]);
  return (next: boolean, details: ChangeDetails) => {
    if (next) return;
    if (OUTSIDE.has(details.reason) && !mayClose(layer, details.event)) return details.cancel();
    onClose();
  };
}

/** What had the focus when it opened, read while rendering: after that the focus has moved, a menu may be gone. */
export function useOpener(open: boolean): HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(open);
  const [opener, setOpener] = useState(() => (open ? currentOpener() : null));
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(currentOpener());
  }
  return opener;
}

/** For Base UI's `finalFocus`: back to the opener, to the heading when it is gone, nowhere when the focus has moved on. */
export function useFinalFocus(popup: RefObject<HTMLElement | null>, opener: HTMLElement | null) {
  return () => (focusIsElsewhere(popup.current) ? false : (returnTarget(opener) ?? true));
}
