import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import type { IconName, AnyIcon } from '../../icon/icon-paths.ts';
import styles from './menu.module.css';

export interface MenuItemProps {
  children: ReactNode;
  icon?: AnyIcon;
  /** What is done cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Makes it a link. */
  href?: string;
  /** A link element, for example a router's `<Link to="/">`. */
  render?: ReactElement;
}

/** One action of a menu, or a link in it. */
export function MenuItem({ children, icon, danger, disabled, onSelect, href, render }: MenuItemProps) {
  const shared = { className: styles.item, 'data-danger': danger || undefined, onClick: onSelect };
  const face = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (href === undefined && !render) {
    return (
      <Base.Item {...shared} disabled={disabled}>
        {face}
      </Base.Item>
    );
  }
  return (
    <Base.LinkItem {...shared} closeOnClick {...(render ? { render } : { href })}>
      {face}
    </Base.LinkItem>
  );
}

export interface MenuGroupProps {
  /** Said before the items. */
  label: ReactNode;
  children: ReactNode;
}

/** Items that belong together, under what they are about. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group className={styles.group}>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export interface MenuChoiceProps<Value extends string> {
  /** Said before the choices. */
  label?: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `lang` marks a choice written in its own language. */
  options: readonly { value: Value; label: string; lang?: string; icon?: IconName }[];
}

/** One of several: a language, a theme. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange} className={styles.group}>
      {label && <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>}
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
          {option.icon && <Icon name={option.icon} />}
          <span className={styles.text} lang={option.lang}>
            {option.label}
          </span>
          <Base.RadioItemIndicator className={styles.mark} render={<Icon name="check" size={16} />} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
