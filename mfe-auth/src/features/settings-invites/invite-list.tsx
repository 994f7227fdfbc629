import { Paged } from '@mortar/remote-kit';
import { EmptyState, Tag, type TagProps } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Row, Rows } from '../../lib/row.tsx';
import { Appeal } from './appeal.tsx';
import { type Invite, invites } from './model.ts';
import styles from './settings-invites.module.css';

/** Who came by the code, and how many of them count. */
export function InviteList() {
  const { formatMessage } = useIntl();
  return (
    <Paged
      of={invites}
      empty={({ bricksamount }) => (
        <EmptyState headingLevel={3} title={formatMessage({ id: 'settings.invites.empty' })}>
          <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
        </EmptyState>
      )}
    >
      {({ items, counted, pending, bricksamount }) => (
        <>
          <p className={styles.sum}>
            <FormattedMessage id="settings.invites.sum" values={{ counted, pending, bricks: counted * bricksamount }} />
          </p>
          <p className={styles.note}>
            <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
          </p>
          <Rows>
            {items.map((invite) => (
              <InviteRow key={`${invite.uid} ${invite.invitedat}`} invite={invite} />
            ))}
          </Rows>
        </>
      )}
    </Paged>
  );
}

const TONES = { counted: 'glaze', pending: 'neutral', review: 'warn', refused: 'danger', appeal: 'warn' } as const satisfies Record<
  Invite['state'],
  TagProps['tone']
>;

/** One newcomer, and whether they count. */
function InviteRow({ invite }: { invite: Invite }) {
  const { uid, username, headimgurl, invitedat, state, canappeal } = invite;
  const { formatMessage } = useIntl();
  const name = username || formatMessage({ id: 'settings.invites.gone' });
  return (
    <Row
      mark={<Avatar name={name} src={headimgurl} seed={uid} size={36} decorative />}
      title={<bdi>{name}</bdi>}
      note={
        <time dateTime={invitedat}>
          <FormattedDate value={invitedat} dateStyle="medium" />
        </time>
      }
      end={
        <Tag tone={TONES[state]}>
          <FormattedMessage id={`settings.invites.state.${state}`} />
        </Tag>
      }
    >
      <Outlook invite={invite} />
      {canappeal && <Appeal uid={uid} />}
    </Row>
  );
}

/** What is missing until somebody counts, why they do not, or until when somebody has looked. */
function Outlook({ invite: { missing, reason, decideby, state } }: { invite: Invite }) {
  if (missing)
    return missing.days > 0 ? (
      <p className={styles.note}>
        <FormattedMessage id="settings.invites.missing" values={{ days: missing.days }} />
      </p>
    ) : (
      <p className={styles.note}>
        <FormattedMessage
          id="settings.invites.soon"
          values={{ day: <FormattedDate key="day" value={missing.judgedfrom} dateStyle="medium" /> }}
        />
      </p>
    );
  if (decideby)
    return (
      <p className={styles.note}>
        <FormattedMessage id="settings.invites.decide" values={{ day: <FormattedDate key="day" value={decideby} dateStyle="medium" /> }} />
      </p>
    );
  return state === 'refused' && reason ? (
    <p className={styles.note}>
      <FormattedMessage id={`settings.invites.reason.${reason}`} />
    </p>
  ) : null;
}
