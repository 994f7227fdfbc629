import { useSnackbar, type CustomContentProps } from 'notistack';
import { createContext, use, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Toast } from './queue.ts';
import { useLifetime } from './use-lifetime.ts';
import styles from './toasts.module.css';

declare module 'notistack' {
  interface VariantOverrides {
    success: { closable: boolean };
    warning: { closable: boolean };
    error: { closable: boolean };
    info: { closable: boolean };
  }
}

/** What every toast of a region shares. */
export const ToastContext = createContext({ paused: false, closeLabel: '' });

/** One toast: its kind in colour and icon, its text, its close button where it has one (spec §2). */
export function ToastCard({ id, message, variant, closable }: CustomContentProps & { closable: boolean }) {
  const { paused, closeLabel } = use(ToastContext);
  const { closeSnackbar } = useSnackbar();
  const close = () => closeSnackbar(id);
  useLifetime(paused, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div className={styles.card} data-toast={variant}>
      <Icon name={variant as Toast['type']} className={styles.icon} />
      <p className={styles.text} role={variant === 'error' ? 'alert' : 'status'}>
        {message}
      </p>
      {closable && <IconButton icon="close" label={closeLabel} onClick={close} onKeyDown={onKeyDown} />}
    </div>
  );
}
