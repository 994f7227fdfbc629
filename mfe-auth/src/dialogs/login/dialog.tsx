import { $session, type DialogProps } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useLayoutEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { maskEmail } from '#entities/email';
import { ProofForm, SentTo } from '#entities/mailed-code';
import { AddressForm, NewPasswordForm, recovery } from '#features/recovery';
import { SignInForm } from '#features/sign-in';
import { SignUpForm } from '#features/sign-up';
import { WithOtherWays } from '#features/third-party';
import { signUp, Verification } from '#features/verification';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import { focusFirst } from '../../lib/focus-field.ts';
import styles from './dialog.module.css';
import { $view, dialogEntered, isBindView, viewChosen } from './model.ts';
import { useBindViews } from './use-bind-views.tsx';

/** Views that are called as another one. */
const TITLES: Partial<Record<string, string>> = { recovery: 'verification', binding: 'verification', 'bind/email': 'forgot' };

/** The login dialog `auth.login`: sign in, register and the code in one place (spec §2). It goes when somebody is signed in. */
export function Dialog({ close, props }: DialogProps<'auth.login'>) {
  const { frame, leave } = useDialog(close);
  const { view, verifying, recovering, session, enter, choose, openSignUp, openRecovery } = useUnit({
    view: $view,
    verifying: signUp.$screen,
    recovering: recovery.$screen,
    enter: dialogEntered,
    session: $session,
    choose: viewChosen,
    openSignUp: signUp.opened,
    openRecovery: recovery.opened,
  });
  // Before anything is painted: the view of the last time is not shown.
  useLayoutEffect(() => void enter(props), [enter, props]);
  const verify = (email: string) => {
    openSignUp({ email, purpose: 'reg' });
    choose('verification');
  };
  const recover = (email: string) => {
    openRecovery({ email, purpose: 'forgot' });
    choose('recovery');
  };
  const isWalletFirst = props.first === 'wallets';
  const bindViews = useBindViews(leave);
  const views: Record<typeof view, { lede: ReactNode; body: ReactNode; foot: ReactNode }> = {
    login: {
      lede: <FormattedMessage id="auth.login.lede" />,
      body: (
        <WithOtherWays isFirst={isWalletFirst}>
          <SignInForm />
        </WithOtherWays>
      ),
      foot: (
        <>
          <Elsewhere question="auth.login.new" action="auth.login.to-register" to={() => choose('register')} />
          <Elsewhere action="auth.login.forgot" to={() => choose('forgot')} />
        </>
      ),
    },
    register: {
      lede: <FormattedMessage id="auth.register.lede" />,
      body: (
        <WithOtherWays isFirst={isWalletFirst}>
          <SignUpForm onReady={verify} />
        </WithOtherWays>
      ),
      foot: <Elsewhere question="auth.register.known" action="auth.register.to-login" to={() => choose('login')} />,
    },
    verification: {
      lede: <SentTo email={verifying.email} />,
      body: <Verification />,
      foot: <Elsewhere action="auth.verification.change" to={() => choose('register')} />,
    },
    forgot: {
      lede: <FormattedMessage id="auth.forgot.lede" />,
      body: <AddressForm onSent={recover} />,
      foot: <Elsewhere action="auth.forgot.back" to={() => choose('login')} />,
    },
    recovery: {
      lede: <SentTo email={recovering.email} />,
      body: <ProofForm of={recovery} onProven={() => choose('reset')} />,
      foot: <Elsewhere action="auth.verification.change" to={() => choose('forgot')} />,
    },
    reset: {
      lede: <FormattedMessage id="auth.reset.lede" values={{ email: <bdi lang="en">{maskEmail(recovering.email)}</bdi> }} />,
      body: <NewPasswordForm onDone={() => choose('login')} />,
      foot: <Elsewhere action="auth.reset.again" to={() => choose('forgot')} />,
    },
    ...bindViews,
  };
  const { lede, body, foot } = views[view];
  // An account without an address stays to bind one.
  const isDone = session !== null && (session.email !== '' || !isBindView(view));
  return (
    <Overlay
      {...frame}
      open={frame.open && !isDone}
      title={<FormattedMessage id={`auth.${TITLES[view] ?? view}.title`} />}
      description={lede}
    >
      <div key={view} ref={focusFirst} className={styles.body}>
        {body}
        <div className={styles.foot}>{foot}</div>
      </div>
    </Overlay>
  );
}
