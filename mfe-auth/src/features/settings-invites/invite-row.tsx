import { Tag, type TagProps } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Row } from '../../lib/row.tsx';
import type { Invite } from './model.ts';

const TONES = { counted: 'glaze', pending: 'neutral', review: 'warn', refused: 'danger' } as const satisfies Record<
  Invite['state'],
  TagProps['tone']
>;

/** One newcomer, and whether they count. */
export function InviteRow({ invite: { uid, username, headimgurl, invitedat, state } }: { invite: Invite }) {
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
    />
  );
}
