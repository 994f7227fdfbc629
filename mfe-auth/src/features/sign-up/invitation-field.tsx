import { TextField } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $invitation, inviteCodeTyped, isInvitation } from '#entities/credentials';
import { $inviter, Inviter, inviterWanted } from '#entities/invitation';

/** The invitation code, which may be left out, and whose it is. @param isTried the form was sent: what is wrong is said */
export function InvitationField({ isTried }: { isTried: boolean }) {
  const { formatMessage } = useIntl();
  const { invitation, inviter, type, wantInviter } = useUnit({
    invitation: $invitation,
    inviter: $inviter,
    type: inviteCodeTyped,
    wantInviter: inviterWanted,
  });
  return (
    <TextField
      name="invitecode"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={formatMessage({ id: 'auth.invite.label' })}
      value={invitation}
      onValueChange={type}
      onBlur={() => wantInviter()}
      helper={inviter && <Inviter {...inviter} />}
      error={isTried && !isInvitation(invitation) ? formatMessage({ id: 'auth.invite.invalid' }) : undefined}
    />
  );
}
