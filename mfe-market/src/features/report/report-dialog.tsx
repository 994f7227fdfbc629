import { toastShown } from '@mortar/host';
import { REPORT_CHARACTERS, REPORT_REASONS, type ReportReason } from '@mortar/protocol/market';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog } from '@mortar/ui/overlay';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reportClosed, sendReportFx } from './model.ts';
import styles from './report.module.css';

/** Why somebody reports something, and what they add. */
export function ReportDialog({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { close, toast, send } = useUnit({ close: reportClosed, toast: toastShown, send: sendReportFx });
  const sending = useAction(send);
  const [reason, setReason] = useState<ReportReason>('fake');
  const [text, setText] = useState('');
  const done = () => {
    toast({ type: 'success', text: formatMessage({ id: 'market.report.done' }) });
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={formatMessage({ id: 'market.report.title' })}
      description={formatMessage({ id: 'market.report.about' })}
      closeLabel={formatMessage({ id: 'market.trade.close' })}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          sending.act({ id, reason, text: text.trim() }, done);
        }}
      >
        <RadioField
          label={formatMessage({ id: 'market.report.reason' })}
          value={reason}
          onValueChange={setReason}
          choices={REPORT_REASONS.map((value) => ({ value, label: formatMessage({ id: `market.report.reason.${value}` }) }))}
        />
        <TextArea
          label={formatMessage({ id: 'market.report.text' })}
          value={text}
          onValueChange={setText}
          limit={REPORT_CHARACTERS}
          countLabel={(count, limit) => `${count} / ${limit}`}
        />
        {sending.failure && <FailureText failure={sending.failure} />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={sending.isBusy}
          disabled={[...text.trim()].length > REPORT_CHARACTERS}
        >
          <FormattedMessage id="market.report.send" />
        </Button>
      </form>
    </Dialog>
  );
}
