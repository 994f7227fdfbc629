import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '@mortar/ui';
import type { RefObject } from 'react';
import type { Choice } from './choice.ts';
import styles from './choices.module.css';

interface Props {
  container: HTMLElement | undefined;
  emptyText: string;
  /** What the list stands under; without it the input. */
  anchor?: RefObject<HTMLElement | null>;
}

/** What a combobox offers for what was typed. */
export function ChoiceList({ container, emptyText, anchor }: Props) {
  return (
    <Base.Portal container={container}>
      <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8} {...(anchor ? { anchor } : {})}>
        <Base.Popup className={styles.popup}>
          <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
          <Base.List className={styles.list}>
            {(choice: Choice) => (
              <Base.Item key={choice.value} value={choice} disabled={choice.disabled ?? false} className={styles.item}>
                <span className={styles.text}>
                  {choice.label}
                  {choice.note && <span className={styles.note}>{choice.note}</span>}
                </span>
                <Base.ItemIndicator className={styles.mark} render={<Icon name="check" size={16} />} />
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
