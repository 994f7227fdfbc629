import { Icon } from '@mortar/ui';
import styles from './password-field.module.css';

export interface PasswordRule {
  /** What the password must have. */
  label: string;
  isMet: boolean;
  /** Says that it is met, to readers. */
  metLabel: string;
}

/** What a password must have and what of it is there, as a list. */
export function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ label, isMet, metLabel }) => (
        <li key={label} className={styles.rule} data-met={isMet || undefined}>
          {isMet ? <Icon name="check" size={16} label={metLabel} /> : <span className={styles.dot} />}
          {label}
        </li>
      ))}
    </ul>
  );
}
