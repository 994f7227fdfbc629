import { Tabs as Base } from '@base-ui/react/tabs';
import { type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './tabs.module.css';
import { useFade } from './use-fade.ts';

/** One tab and what it shows. */
export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Shown after the label, in the page's own format of numbers. */
  count?: string;
  /** Its own address: a plain press stays in the page, any other opens the address. */
  href?: string;
  disabled?: boolean;
  children: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between: the name of the list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** With addresses: go to the tab's. */
  onValueChange: (value: Value) => void;
  className?: string;
}

/** One of several panels. Arrow keys walk, Enter or Space choose; a list that is too long scrolls and fades at its edges. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Value>) {
  const list = useFade();
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={classNames(styles.tabs, className)}>
      <Base.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.tab}
            {...(tab.href === undefined ? {} : { nativeButton: false, render: linkTo(tab.href, tab.label) })}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.children}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** A press with a modifier or another button opens the address elsewhere, as every link does. */
function linkTo(href: string, label: string): ReactElement {
  const stay = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) event.preventDefault();
  };
  return (
    <a href={href} onClick={stay}>
      {label}
    </a>
  );
}
