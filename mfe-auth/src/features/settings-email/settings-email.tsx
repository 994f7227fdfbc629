import { Button, Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { maskEmail } from '#entities/email';
import { WithOwnAccount, type OwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { ChangeEmail } from './change-email.tsx';
import styles from './settings-email.module.css';

/** The account's e-mail address. */
export function EmailSettings() {
  return (
    <Panel title={<FormattedMessage id="settings.email.title" />} lede={<FormattedMessage id="settings.email.lede" />}>
      <WithOwnAccount>{(account) => <Address account={account} />}</WithOwnAccount>
    </Panel>
  );
}

function Address({ account }: { account: OwnAccount }) {
  const { isOpen, open, close, opener } = useDisclosure();
  const { email } = account.profile;
  if (email === '')
    return (
      <div className={styles.address}>
        <p>
          <FormattedMessage id="settings.email.none" />
        </p>
        <Button render={<Link to="/bind/email" />}>
          <FormattedMessage id="settings.email.bind" />
        </Button>
      </div>
    );
  return (
    <>
      <div className={styles.address}>
        <p className={styles.bound}>
          <Icon name="mail" className={styles.icon} />
          <bdi lang="en">{maskEmail(email)}</bdi>
        </p>
        {!isOpen && (
          <Button ref={opener} onClick={open}>
            <FormattedMessage id="settings.email.change" />
          </Button>
        )}
      </div>
      {isOpen && <ChangeEmail account={account} onEnd={close} />}
    </>
  );
}
