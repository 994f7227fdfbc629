import type { Output } from '@mortar/protocol';
import type { getInviteCode } from '@mortar/protocol/rewards';
import { Copy, Loaded } from '@mortar/remote-kit';
import { QrCode } from '@mortar/ui/media';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { InviteList } from './invite-list.tsx';
import { inviteLink } from './model.ts';
import styles from './settings-invites.module.css';

/** The person's invite code, and what came of it. */
export function InviteSettings() {
  return (
    <>
      <Panel title={<FormattedMessage id="settings.invites.title" />} lede={<FormattedMessage id="settings.invites.lede" />}>
        <Loaded of={inviteLink}>{(link) => <InviteLink {...link} />}</Loaded>
      </Panel>
      <Panel title={<FormattedMessage id="settings.invites.came" />}>
        <InviteList />
      </Panel>
    </>
  );
}

/** The code, the address that carries it, and the same for a camera. */
function InviteLink({ invitecode, url }: Output<typeof getInviteCode>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.link}>
      <div className={styles.ways}>
        <dl className={styles.texts}>
          <Text name="code">
            <bdi lang="en" className={styles.code}>
              {invitecode}
            </bdi>
            <Copy value={invitecode} label={formatMessage({ id: 'settings.invites.copy-code' })} iconOnly />
          </Text>
          <Text name="link">
            <bdi lang="en" className={styles.address}>
              {url}
            </bdi>
          </Text>
        </dl>
        <Copy variant="primary" value={url} label={formatMessage({ id: 'settings.invites.copy-link' })} />
      </div>
      <QrCode className={styles.qr} value={url} label={formatMessage({ id: 'settings.invites.qr' })} />
    </div>
  );
}

function Text({ name, children }: { name: 'code' | 'link'; children: ReactNode }) {
  return (
    <div className={styles.text}>
      <dt className={styles.label}>
        <FormattedMessage id={`settings.invites.${name}`} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
