import { useCallback, useState } from 'react';

/** Something that opens in the place of its button. Closed again, the button has the focus, as a keyboard expects it. */
export function useDisclosure() {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  /** For `ref` of the button. */
  const opener = useCallback((button: HTMLElement | null) => void (state === 'closed' && button?.focus()), [state]);
  return { isOpen: state === 'open', open: () => setState('open'), close: () => setState('closed'), opener };
}
