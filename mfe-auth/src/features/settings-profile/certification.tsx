import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import styles from './settings-profile.module.css';

/** Whether the site vouches for the person; only its operators decide that. */
export function Certification({ isCertified }: { isCertified: boolean }) {
  return (
    <div className={styles.certification} data-certified={isCertified || undefined}>
      <Icon name={isCertified ? 'success' : 'info'} className={styles.mark} />
      <div>
        <p className={styles.state}>
          <FormattedMessage id={isCertified ? 'settings.profile.certified' : 'settings.profile.uncertified'} />
        </p>
        <p className={styles.note}>
          <FormattedMessage id="settings.profile.certification-note" />
        </p>
      </div>
    </div>
  );
}
