import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { maskEmail } from '#entities/email';
import type { OwnAccount } from '#entities/own-account';
import styles from './overview.module.css';

interface StateProps {
  isGood: boolean;
  /** Last parts of the ids of what is said when it is good, and when it is not. */
  good: string;
  bad: string;
  values?: Record<string, string | number>;
}

/** One thing that keeps the account its owner's, and whether it is there. */
function State({ isGood, good, bad, values }: StateProps) {
  return (
    <li className={styles.state} data-good={isGood}>
      <Icon name={isGood ? 'success' : 'warning'} className={styles.sign} />
      <span>
        <FormattedMessage id={`settings.overview.${isGood ? good : bad}`} values={values} />
      </span>
    </li>
  );
}

/** Whether the account could be lost, or entered by somebody else. */
export function Security({ account: { profile, methods } }: { account: OwnAccount }) {
  const count = methods.items.length;
  return (
    <ul className={styles.states}>
      <State isGood={profile.email !== ''} good="email" bad="no-email" values={{ email: maskEmail(profile.email) }} />
      {profile.email !== '' && <State isGood={methods.haspassword} good="password" bad="no-password" />}
      <State isGood={count > 1} good="methods" bad="one-method" values={{ count }} />
    </ul>
  );
}
