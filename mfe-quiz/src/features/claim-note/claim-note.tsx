import { Icon } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $claim } from '#entities/round';
import styles from './claim-note.module.css';

/** Says what became of a run that somebody played before they had an account. */
export function ClaimNote() {
  const claim = useUnit($claim);
  if (!claim) return null;
  return (
    <p role="status" className={styles.note} data-ranked={claim.ranked || undefined}>
      <Icon name={claim.ranked ? 'success' : 'info'} size={20} />
      <FormattedMessage id={claim.ranked ? 'quiz.claim.kept' : 'quiz.claim.played'} />
    </p>
  );
}
