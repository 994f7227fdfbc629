import { useSnackbar, type CustomContentProps } from 'notistack';
import { use, type KeyboardEvent } from 'react';
import type { DrawnToast } from './queue.ts';
import { ToastContext } from './toast-card.tsx';
import { useLifetime } from './use-lifetime.ts';
import styles from './toasts.module.css';

declare module 'notistack' {
  interface VariantOverrides {
    drawn: { toast: DrawnToast };
  }
}

/** The place of a toast that draws itself: it lives and goes as the others do. */
export function DrawnCard({ id, toast }: CustomContentProps & { toast: DrawnToast }) {
  const { paused } = use(ToastContext);
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  useLifetime(paused, close, toast.lifetime);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || toast.closable === false) return;
      event.stopPropagation();
      close();
    },
  };
  return (
    // Esc is a second way beside the close button that it draws.
    <div role="status" className={styles.drawn} data-toast="drawn" {...keys}>
      {toast.draw(close)}
    </div>
  );
}
