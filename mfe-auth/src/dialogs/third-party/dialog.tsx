import { $isSignedIn, type DialogProps } from '@mortar/host';
import { Button } from '@mortar/ui';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  const [isClosing, setClosing] = useState(false);
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
      open={!isClosing && !isSignedIn && demand !== null}
      onClose={() => setClosing(true)}
      onClosed={close}
      title={<FormattedMessage id={isTyping ? 'auth.third-party.email.title' : 'auth.verification.title'} />}
      description={isTyping ? <FormattedMessage id="auth.third-party.email.prompt" /> : <SentTo email={screen.email} />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      <div key={String(isTyping)} ref={focusFirst} className={form.form}>
        {isTyping ? (
          // Spec §2, bind-email entry screen.
          <EmailForm email={typed} onType={type} onSubmit={(email) => demand && prove({ ...demand, email })}>
            <Button type="submit" variant="primary" size="large" stretch>
              <FormattedMessage id="auth.third-party.email.submit" />
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
