import { toastShown } from '@mortar/host';
import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusFirst } from '../../lib/focus-field.ts';
import { unbindThirdPartyFx } from './model.ts';
import styles from './settings-methods.module.css';
import type { UnbindingProps } from './unbinding-props.ts';

/** Whether the server calls a way to sign in by a third party's name. */
const isThirdParty = (kind: string): kind is ThirdParty => Object.hasOwn(THIRD_PARTIES, kind);

/** Takes a third party away, once that was said twice. */
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
    <div ref={focusFirst} className={styles.unbind}>
      <p>
        <FormattedMessage id="settings.methods.unbind-party-note" />
      </p>
      {failure && (
        <div role="alert">
          <FailureText failure={failure} />
        </div>
      )}
      <div className={styles.ways}>
        <Button variant="danger" loading={isBusy} onClick={unbind}>
          <FormattedMessage id="settings.methods.unbind-name" values={{ name }} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </div>
  );
}
