import { type KeyboardEvent, useRef, useState } from 'react';
import { layerContainer } from './layer-container.ts';

/** Open or not, and where the list lies. Esc closes the list only, never the dialog around it. */
export function useChoices<Opener extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement>();
  const opener = useRef<Opener>(null);
  const onOpenChange = (next: boolean) => {
    if (next) setContainer(layerContainer(opener.current));
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return { isOpen, onOpenChange, container, opener, onKeyDown };
}
