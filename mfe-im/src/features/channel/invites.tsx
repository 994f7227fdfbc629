import type { Channel, Invite } from '@mortar/protocol/messaging';
import { Copy, FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { QrCode } from '@mortar/ui/media';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { createInviteFx, invites, InvitesReader, revokeInviteFx } from './model.ts';
import styles from './channel.module.css';
import { ShareInvite } from './share-invite.tsx';

/** Address that an invite leads to, for whoever has it. */
const addressOf = ({ code }: Invite) => new URL(`/im/invite/${code}`, window.location.origin).href;

/** How long a link may live, in hours; null for good. */
const HOURS = { day: 24, week: 168, month: 720, ever: null } as const;
type Span = keyof typeof HOURS;
/** How often it may be used. */
const USES = { one: 1, ten: 10, hundred: 100, any: null } as const;
type Uses = keyof typeof USES;

/** Links into a channel, each as an address, as a code for a camera, and with its end. */
export function Invites({ channel: { channelid } }: { channel: Channel }) {
  useGate(InvitesReader, { channelid });
  return (
    <>
      <NewInvite channelid={channelid} />
      <Loaded of={invites}>
        {({ list }) => (
          <ul className={styles.entries}>
            {list.map((invite) => (
              <InviteRow key={invite.code} invite={invite} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function NewInvite({ channelid }: { channelid: string }) {
  const { formatMessage } = useIntl();
  const [span, setSpan] = useState<Span>('week');
  const [uses, setUses] = useState<Uses>('any');
  const { act, isBusy, failure } = useAction(useUnit(createInviteFx));
  const say = (id: string) => formatMessage({ id: `im.invite.${id}` });
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Select
          label={say('span')}
          placeholder={say('span')}
          choices={(Object.keys(HOURS) as Span[]).map((value) => ({ value, label: say(`span.${value}`) }))}
          value={span}
          onValueChange={setSpan}
        />
        <Select
          label={say('uses')}
          placeholder={say('uses')}
          choices={(Object.keys(USES) as Uses[]).map((value) => ({ value, label: say(`uses.${value}`) }))}
          value={uses}
          onValueChange={setUses}
        />
      </div>
      <Button variant="primary" icon="link" loading={isBusy} onClick={() => act({ channelid, hours: HOURS[span], uses: USES[uses] })}>
        <FormattedMessage id="im.invite.create" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const { formatMessage } = useIntl();
  const [isCodeShown, setCodeShown] = useState(false);
  const revoke = useAction(useUnit(revokeInviteFx));
  const address = addressOf(invite);
  const { channelid, code, expiresAt, uses, used } = invite;
  return (
    <li className={styles.entry}>
      <bdi lang="en" className={styles.address}>
        {address}
      </bdi>
      <p className={styles.when}>
        {expiresAt ? (
          <FormattedMessage
            id="im.invite.expires"
            values={{ time: <FormattedDate value={expiresAt} dateStyle="medium" timeStyle="short" /> }}
          />
        ) : (
          <FormattedMessage id="im.invite.endless" />
        )}{' '}
        · <FormattedMessage id={uses === null ? 'im.invite.used' : 'im.invite.used-of'} values={{ used, uses }} />
      </p>
      <div className={styles.acts}>
        <Copy value={address} label={formatMessage({ id: 'im.invite.copy' })} />
        <ShareInvite address={address} />
        <Button aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          <FormattedMessage id="im.invite.qr" />
        </Button>
        <Button variant="quiet" loading={revoke.isBusy} onClick={() => revoke.act({ channelid, code })}>
          <FormattedMessage id="im.invite.revoke" />
        </Button>
      </div>
      {isCodeShown && <QrCode className={styles.qr} value={address} label={formatMessage({ id: 'im.invite.qr.label' })} />}
    </li>
  );
}
