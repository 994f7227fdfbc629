import { Tag, type TagProps } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Invite } from './model.ts';
import styles from './settings-invites.module.css';

const TONES = { counted: 'glaze', pending: 'neutral', review: 'warn', refused: 'danger' } as const satisfies Record<
  Invite['state'],
  TagProps['tone']
>;

/** One newcomer, and whether they count. */
export function InviteRow({ invite: { uid, username, headimgurl, invitedat, state } }: { invite: Invite }) {
  const { formatMessage } = useIntl();
  const name = username || formatMessage({ id: 'settings.invites.gone' });
  return (
    <li className={styles.invite}>
      <Avatar name={name} src={headimgurl} seed={uid} size={36} decorative />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <time dateTime={invitedat} className={styles.note}>
          <FormattedDate value={invitedat} dateStyle="medium" />
        </time>
      </div>
      <Tag tone={TONES[state]}>
        <FormattedMessage id={`settings.invites.state.${state}`} />
      </Tag>
    </li>
  );
}
