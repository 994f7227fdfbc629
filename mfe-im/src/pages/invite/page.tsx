import { $isSignedIn, loginRequested } from '@mortar/host';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { JoinButton } from '#entities/channel';
import { Who } from '../../lib/side-parts.tsx';
import { invitation, type Invitation } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(invitation.wanted, ({ params }) => params['code'] ?? '');

/** `/im/invite/:code`: where an invite leads, for whoever has it; a visitor logs in first. */
export function Page() {
  const { formatMessage } = useIntl();
  const { code } = useParams();
  const answered = useUnit(invitation.$answered);
  return (
    <section className={styles.page}>
      <Loaded
        of={invitation}
        is={() => answered?.params === code}
        failed={formatMessage({ id: 'im.invite.failed' })}
        gone={{ title: formatMessage({ id: 'im.invite.gone' }), why: formatMessage({ id: 'im.invite.gone.why' }), codes: ['inviteOver'] }}
        headingLevel={1}
      >
        {(invite) => <Card invite={invite} />}
      </Loaded>
    </section>
  );
}

function Card({ invite: { channel, by, expiresAt, role, isApplied } }: { invite: Invitation }) {
  const { formatMessage } = useIntl();
  const { isSignedIn, login } = useUnit({ isSignedIn: $isSignedIn, login: loginRequested });
  const { channelid, name, imageUrl, description, members } = channel;
  const code = useParams()['code'] ?? '';
  return (
    <>
      <h1 className={styles.title}>
        {by ? (
          <FormattedMessage id="im.invite.title-by" values={{ name: <bdi>{by.username}</bdi> }} />
        ) : (
          <FormattedMessage id="im.invite.title" />
        )}
      </h1>
      <Who
        name={name}
        seed={channelid}
        src={imageUrl}
        shape="square"
        note={<FormattedMessage id="im.members" values={{ count: members }} />}
      />
      {description && <p className={styles.description}>{description}</p>}
      {isSignedIn ? (
        <JoinButton channel={{ ...channel, role, isApplied }} invite={code} size="large" />
      ) : (
        <Button
          variant="primary"
          size="large"
          onClick={() => login({ reason: formatMessage({ id: 'im.invite.login' }, { name }), path: `/im/invite/${code}` })}
        >
          <FormattedMessage id="im.invite.login" values={{ name }} />
        </Button>
      )}
      {expiresAt && (
        <p className={styles.note}>
          <FormattedMessage
            id="im.invite.expires"
            values={{ time: <FormattedDate value={expiresAt} dateStyle="medium" timeStyle="short" /> }}
          />
        </p>
      )}
    </>
  );
}
