import { IconButton } from '@mortar/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import styles from './menu-sheet.module.css';

interface Props {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that opens a sheet under the header, until one goes to another page. The browser gives it Esc, focus and dismissal. */
export function MenuSheet({ id, className, children }: Props) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    sheet.current?.hidePopover();
  }, [key]);
  return (
    <div className={className}>
      <IconButton icon={isOpen ? 'close' : 'menu'} label={formatMessage({ id: 'shell.menu' })} popoverTarget={id} />
      <div ref={sheet} id={id} popover="auto" className={styles.sheet} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {children}
      </div>
    </div>
  );
}
