import { SnackbarProvider } from 'notistack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DrawnCard } from './drawn-card.tsx';
import { connectRegion } from './queue.ts';
import { RISE, Rise } from './rise.tsx';
import { ToastCard, ToastContext } from './toast-card.tsx';
import { usePaused } from './use-paused.ts';
import { useReach } from './use-reach.ts';
import styles from './toasts.module.css';

export interface ToastsProps {
  labels: {
    /** Name of the region, for example "Alerts". */
    region: string;
    /** Name of each toast's close button. */
    close: string;
  };
}

const CARDS = { success: ToastCard, warning: ToastCard, error: ToastCard, info: ToastCard, drawn: DrawnCard };

/**
 * The region of toasts, once per page: at most 3 at a time, 3 s each (spec §2), paused while one is hovered or
 * focused and while the tab is hidden; F6 goes there and back.
 */
export function Toasts({ labels }: ToastsProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const provider = useRef<SnackbarProvider>(null);
  const { paused, recheck, listeners } = usePaused(region);
  const { giveBack } = useReach(region);
  const shared = useMemo(() => ({ paused, closeLabel: labels.close }), [paused, labels.close]);

  useEffect(() => {
    if (!region) return;
    return connectRegion((toast) => {
      if (toast.type === 'drawn') provider.current?.enqueueSnackbar('', { variant: 'drawn', toast });
      else provider.current?.enqueueSnackbar(toast.text, { variant: toast.type, closable: toast.closable !== false });
    });
  }, [region]);

  return (
    // `aria-live="off"` keeps a modal dialog from hiding the region from readers; each toast speaks for itself.
    <section ref={setRegion} className={styles.region} aria-label={labels.region} aria-live="off" tabIndex={-1} {...listeners}>
      {region && (
        <ToastContext value={shared}>
          <SnackbarProvider
            ref={provider}
            domRoot={region}
            maxSnack={3}
            autoHideDuration={null}
            disableWindowBlurListener
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            Components={CARDS}
            TransitionComponent={Rise}
            transitionDuration={RISE}
            onExited={() => queueMicrotask(() => (recheck(), giveBack()))}
          />
        </ToastContext>
      )}
    </section>
  );
}
