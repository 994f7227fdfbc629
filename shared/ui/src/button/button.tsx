import { cloneElement, createElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName, AnyIcon } from '../icon/icon-paths.ts';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

interface HostProps {
  className?: string;
  children?: ReactNode;
  onClick?(event: MouseEvent<HTMLElement>): void;
  [attribute: string]: unknown;
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once in view; `danger` for what cannot be undone, `danger-outline` for what leads to it. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline';
  /** 36 or 44 px high; both are 44 under a finger. */
  size?: 'medium' | 'large';
  /** Keeps label, width and focus, shows a spinner and takes no further press. */
  loading?: boolean;
  /** Takes no press but stays reachable by keyboard (`aria-disabled`), so that its reason can be read. */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  target?: string;
  rel?: string;
  download?: string | boolean;
  /** Another element that becomes the button, for example a router's `<Link to="/">`. Its own props stay. */
  render?: ReactElement<HostProps>;
  /** Icon before the label. */
  icon?: AnyIcon;
  /** Icon after the label. */
  trailingIcon?: IconName;
  /** Takes the whole width of its room. */
  stretch?: boolean;
}

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    loading = false,
    disabled = false,
    href,
    render,
    icon,
    trailingIcon,
    stretch,
    ...rest
  } = props;
  const { children, className, onClick, ...attributes } = rest;
  const inert = disabled || loading;
  const host = render ?? ownElement(href, inert);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) return swallow(event);
    onClick?.(event);
    host.props.onClick?.(event);
  };
  return cloneElement(host, {
    ...attributes,
    onClick: press,
    className: classNames(styles.button, className, host.props.className),
    'data-variant': variant,
    'data-size': size,
    'data-stretch': stretch || undefined,
    'data-loading': loading || undefined,
    'aria-disabled': inert || undefined,
    'aria-busy': loading || undefined,
    children: <Face {...{ loading, icon, trailingIcon }}>{children ?? host.props.children}</Face>,
  });
}

/** A link without href takes neither a press nor a middle press; role and tab stop keep it readable. */
function ownElement(href: string | undefined, inert: boolean): ReactElement<HostProps> {
  if (href === undefined) return createElement<HostProps>('button', { type: 'button' });
  return createElement<HostProps>('a', inert ? { role: 'link', tabIndex: 0 } : { href });
}

function Face({ loading, icon, trailingIcon, children }: Pick<ButtonProps, 'loading' | 'icon' | 'trailingIcon' | 'children'>) {
  return (
    <span className={styles.face} data-iconic={icon ? true : undefined}>
      {icon && !loading && <Icon name={icon} />}
      {loading && <Spinner size={icon ? 20 : 14} className={styles.spinner} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} size={16} />}
    </span>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
