import { $isSignedIn, type DialogProps } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { EmailForm } from '#entities/email';
import { ProofForm, SentTo } from '#entities/mailed-code';
import { $demand, $isTyping, $typedAddress, addressTyped, otherAddressWanted, proof } from '#features/third-party';
import { focusFirst } from '../../lib/focus-field.ts';
import form from '../../lib/form.module.css';

/**
 * The dialog `auth.third-party`: an address that must be proven before a third party's sign-in counts, to be typed (1511453)
 * or as the third party named it (1511600; spec §8). It goes when somebody is signed in.
 */
export function Dialog({ close }: DialogProps<'auth.third-party'>) {
  const { frame } = useDialog(close);
  const { demand, isTyping, typed, screen, isSignedIn, type, prove, changeAddress } = useUnit({
    demand: $demand,
    isTyping: $isTyping,
    typed: $typedAddress,
    screen: proof.$screen,
    isSignedIn: $isSignedIn,
    type: addressTyped,
    prove: proof.opened,
    changeAddress: otherAddressWanted,
  });
  return (
    <Overlay
      {...frame}
      open={frame.open && !isSignedIn && demand !== null}
      title={<FormattedMessage id={isTyping ? 'auth.forgot.title' : 'auth.verification.title'} />}
      description={isTyping ? <FormattedMessage id="auth.forgot.lede" /> : <SentTo email={screen.email} />}
    >
      <div key={String(isTyping)} ref={focusFirst} className={form.form}>
        {isTyping ? (
          // Spec §2, bind-email entry screen.
          <EmailForm email={typed} onType={type} onSubmit={(email) => demand && prove({ ...demand, email })}>
            <Button type="submit" variant="primary" size="large" stretch>
              <FormattedMessage id="auth.forgot.submit" />
            </Button>
          </EmailForm>
        ) : (
          <ProofForm of={proof} isWaiting isCodeOnly />
        )}
        {!isTyping && demand?.purpose === 'bindEmail' && (
          <Button variant="quiet" onClick={() => changeAddress()}>
            <FormattedMessage id="auth.third-party.other-address" />
          </Button>
        )}
      </div>
    </Overlay>
  );
}
