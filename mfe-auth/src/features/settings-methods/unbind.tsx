import { dialogOpened, toastShown } from '@mortar/host';
import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol/identity';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnAccount } from '#entities/own-account';
import { ConfirmedForm } from '#entities/confirmation';
import { focusFirst } from '../../lib/focus-field.ts';
import { unbindEmailFx, unbindThirdPartyFx } from './model.ts';
import styles from './settings-methods.module.css';

/** What takes a way to sign in away gets. Its row goes once the account was read anew. */
export interface UnbindingProps {
  /** As the server calls it, and as people do. */
  kind: string;
  name: string;
  /** Its address, or whatever names it at the third party. */
  subject: string;
  /** Of a contract wallet, which signs for itself on one network alone. */
  network?: string | undefined;
  account: OwnAccount;
  onCancel: () => void;
}

const TEXTS = { submit: 'settings.methods.unbind-email', cancel: 'settings.cancel', done: 'settings.methods.unbound' };

/** Takes the address away, after a confirmation. The row goes with it. */
export function UnbindEmail({ account, onCancel }: Pick<UnbindingProps, 'account' | 'onCancel'>) {
  const unbind = useUnit(unbindEmailFx);
  return (
    <div className={styles.unbind}>
      <ConfirmedForm
        ref={focusFirst}
        account={account}
        texts={TEXTS}
        button={{ variant: 'danger' }}
        run={unbind}
        onDone={() => undefined}
        onCancel={onCancel}
      >
        <p>
          <FormattedMessage id="settings.methods.unbind-email-note" />
        </p>
      </ConfirmedForm>
    </div>
  );
}

interface AskedTwiceProps extends Pick<UnbindingProps, 'name' | 'onCancel'> {
  /** What goes with it, or why it failed. */
  children: ReactNode;
  isBusy?: boolean;
  onUnbind: () => void;
}

/** Says what it means to take a way to sign in away, and asks once more. */
function AskedTwice({ name, children, isBusy = false, onUnbind, onCancel }: AskedTwiceProps) {
  return (
    <div ref={focusFirst} className={styles.unbind}>
      {children}
      <div className={styles.ways}>
        <Button variant="danger" loading={isBusy} onClick={onUnbind}>
          <FormattedMessage id="settings.methods.unbind-name" values={{ name }} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </div>
  );
}

/** Whether the server calls a way to sign in by a third party's name. */
const isThirdParty = (kind: string): kind is ThirdParty => Object.hasOwn(THIRD_PARTIES, kind);

/** Takes a third party away. */
export function UnbindThirdParty({ kind, name, onCancel }: UnbindingProps) {
  const { formatMessage } = useIntl();
  const toast = useUnit(toastShown);
  const { act, isBusy, failure } = useAction(useUnit(unbindThirdPartyFx));
  const unbind = () => {
    if (!isThirdParty(kind)) return;
    const text = formatMessage({ id: 'settings.methods.unbound-name' }, { name });
    act({ registertype: THIRD_PARTIES[kind] }, () => toast({ type: 'success', text }));
  };
  return (
    <AskedTwice name={name} isBusy={isBusy} onUnbind={unbind} onCancel={onCancel}>
      <p>
        <FormattedMessage id="settings.methods.unbind-party-note" />
      </p>
      {failure && <FailureText failure={failure} />}
    </AskedTwice>
  );
}

/** Takes a wallet away: it signs for it in the dialog of wallets. */
export function UnbindWallet({ kind, name, subject, network, onCancel }: UnbindingProps) {
  const open = useUnit(dialogOpened);
  const unbind = () => open({ name: 'auth.wallet', props: { purpose: 'unbind', address: subject, family: kind }, key: subject });
  return (
    <AskedTwice name={name} onUnbind={unbind} onCancel={onCancel}>
      <p>
        <FormattedMessage id="settings.methods.unbind-wallet-note" values={{ address: <bdi lang="en">{shortAddress(subject)}</bdi> }} />
      </p>
      {network && (
        <p>
          <FormattedMessage id="settings.methods.unbind-contract-note" values={{ network }} />
        </p>
      )}
    </AskedTwice>
  );
}
