import { Transition, type TransitionProps } from 'notistack';
import { useRef } from 'react';
import styles from './toasts.module.css';

/** How long a toast takes to come and to go, in ms; the sheet has the same. */
export const RISE = { enter: 220, exit: 140 };

/** Moves by classes of the sheet; notistack's own transition writes inline styles and reads `element.ref`. */
export function Rise({ children, direction: _side, onEnter, ...rest }: TransitionProps) {
  // notistack's types are older than React 19's refs: it only reads `current` while the element is there.
  const node = useRef<HTMLDivElement>(null!);
  const settle: TransitionProps['onEnter'] = (element, isAppearing) => {
    element.getBoundingClientRect(); // Makes the browser lay out the start, else there is nothing to move from.
    onEnter?.(element, isAppearing);
  };
  return (
    <Transition {...rest} onEnter={settle} nodeRef={node}>
      {(phase) => (
        <div ref={node} className={styles.moving} data-phase={phase}>
          {children}
        </div>
      )}
    </Transition>
  );
}
