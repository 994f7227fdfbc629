import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { navigateFx } from '../router/navigate.ts';
import styles from './congratulation.module.css';
import { rewardShown } from './reward.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  props: Record<string, unknown>;
}

const BRICKS = '/bricks';
/** Type of a silver brick (spec §3). */
const SILVER = 2;

/** The congratulation after a sign-in that brought bricks (spec §2). Once it stands there it was seen. */
export function Congratulation({ props, ...dialog }: Props) {
  const { shown, go } = useUnit({ shown: rewardShown, go: navigateFx });
  const { formatMessage } = useIntl();
  useEffect(() => shown(), [shown]);
  const kind = props['brickstype'] === SILVER ? 'silver' : 'bricks';
  const follow = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.onClose();
    void go({ to: BRICKS });
  };
  return (
    <Dialog
      {...dialog}
      title={<FormattedMessage id="shell.congratulation.title" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
      actions={
        <Button variant="primary" href={BRICKS} onClick={follow}>
          <FormattedMessage id="shell.congratulation.link" />
        </Button>
      }
    >
      <div className={styles.reward}>
        <strong className={styles.amount} data-kind={kind}>
          <FormattedMessage id={`shell.congratulation.${kind}`} values={{ amount: Number(props['amount']) }} />
        </strong>
        <p>
          <FormattedMessage id="shell.congratulation.text" />
        </p>
      </div>
    </Dialog>
  );
}
