import type { UserProfile } from '@mortar/protocol/identity';
import { BrickAvatar, Button, Icon } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './overview.module.css';

/** Size of the picture in px. */
const FACE = 64;

/** Whose account it is. */
export function Who({ profile: { uid, username, headimgurl, personalprofile, certification } }: { profile: UserProfile }) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles.who}>
      {headimgurl ? (
        <img className={styles.face} src={headimgurl} alt="" width={FACE} height={FACE} />
      ) : (
        <BrickAvatar seed={uid} size={FACE} />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{username}</bdi>{' '}
          {certification && (
            <Icon name="success" className={styles.certified} label={formatMessage({ id: 'settings.profile.certified' })} />
          )}
        </h2>
        {personalprofile && <p className={styles.about}>{personalprofile}</p>}
      </div>
      <Button className={styles.edit} render={<Link to="/settings/profile" />}>
        <FormattedMessage id="settings.overview.edit" />
      </Button>
    </header>
  );
}
