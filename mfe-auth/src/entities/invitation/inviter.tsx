import { FormattedMessage } from 'react-intl';
import type { InviteInfo } from './model.ts';

/** Who invites with a code. One that nobody has is said, and keeps nobody from signing up. */
export function Inviter({ valid, username }: InviteInfo) {
  return (
    <span>
      {valid ? (
        <FormattedMessage id="auth.invite.by" values={{ name: <bdi key="name">{username}</bdi> }} />
      ) : (
        <FormattedMessage id="auth.invite.unknown" />
      )}
    </span>
  );
}
