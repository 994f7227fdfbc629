import { Button, TextField } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $email, emailTyped, $invitation, inviteCodeTyped, isInvitation, $password, passwordTyped } from '#entities/credentials';
import { EmailField, isEmail } from '#entities/email';
import { $inviter, Inviter, inviterWanted } from '#entities/invitation';
import { isPasswordGood, NewPasswordField } from '#entities/password';
import { focusField, focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';
import styles from './sign-up-form.module.css';

interface Props {
  /** An activity brings its own invitation: none is asked for (spec §3). */
  isThroughActivity?: boolean;
  /** Everything is as it must be: the code goes to this address. */
  onReady: (email: string) => void;
}

/** E-mail, password and invitation code of a new account. */
export function SignUpForm({ isThroughActivity = false, onReady }: Props) {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const { email, password, invitation, typeEmail, typePassword } = useUnit({
    email: $email,
    password: $password,
    invitation: $invitation,
    typeEmail: emailTyped,
    typePassword: passwordTyped,
  });
  const address = email.trim();
  const [isWeak, isUninvited] = [!isPasswordGood(password), !isThroughActivity && !isInvitation(invitation)];
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(address)) return focusField(event.currentTarget, 'email');
    if (isWeak) return focusField(event.currentTarget, 'password');
    if (isUninvited) return focusField(event.currentTarget, 'invitecode');
    onReady(address);
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <EmailField value={email} onValueChange={typeEmail} isTried={isTried} />
      <NewPasswordField
        value={password}
        onValueChange={typePassword}
        error={isTried && isWeak && formatMessage({ id: 'auth.password.weak' })}
      />
      {!isThroughActivity && <InvitationField isTried={isTried} />}
      <Button type="submit" variant="primary" size="large" stretch>
        <FormattedMessage id="auth.register.submit" />
      </Button>
    </form>
  );
}

/** The invitation code, which few have: a press shows its field, unless one is there. @param isTried the form was sent: what is wrong is said */
function InvitationField({ isTried }: { isTried: boolean }) {
  const { formatMessage } = useIntl();
  const { invitation, inviter, type, wantInviter } = useUnit({
    invitation: $invitation,
    inviter: $inviter,
    type: inviteCodeTyped,
    wantInviter: inviterWanted,
  });
  const [isPressed, setPressed] = useState(false);
  const [isShown, setShown] = useState(false);
  // A code that an address brought may come later; taken away by letters, its field stays.
  if (invitation !== '' && !isShown) setShown(true);
  const open = () => {
    setPressed(true);
    setShown(true);
  };
  if (!isShown)
    return (
      <div>
        <Button variant="quiet" className={styles.reveal} onClick={open}>
          <FormattedMessage id="auth.invite.have" />
        </Button>
      </div>
    );
  return (
    <div ref={isPressed ? focusFirst : null}>
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
    </div>
  );
}
