import { toastShown, type DialogModule } from '@mortar/host';
import { POST_REPORT_CHARACTERS, POST_REPORT_REASONS, type PostReportReason } from '@mortar/protocol/community';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import form from '../../lib/form.module.css';
import { reportFx } from './model.ts';

/** Tells the moderators what is wrong with something on the site, or with an account. */
export const Dialog: DialogModule<'community.report'>['Dialog'] = ({ close, props }) => {
  const { formatMessage } = useIntl();
  const { report, toast } = useUnit({ report: reportFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(report);
  const { frame, leave } = useDialog(close);
  const [reason, setReason] = useState<PostReportReason>('spam');
  const [text, setText] = useState('');
  const send = () =>
    act({ ...props, reason, text: text.trim() }, () => {
      toast({ type: 'success', text: formatMessage({ id: 'community.report.done' }) });
      leave();
    });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="community.report.title" />}
      description={<FormattedMessage id="community.report.lede" />}
      actions={
        <Button variant="primary" loading={isBusy} onClick={send}>
          <FormattedMessage id="community.report.send" />
        </Button>
      }
    >
      <div className={form.form}>
        <RadioField
          label={formatMessage({ id: 'community.report.reason' })}
          value={reason}
          onValueChange={setReason}
          choices={POST_REPORT_REASONS.map((value) => ({ value, label: formatMessage({ id: `community.report.${value}` }) }))}
        />
        <TextArea
          label={formatMessage({ id: 'community.report.text' })}
          value={text}
          limit={POST_REPORT_CHARACTERS}
          onValueChange={setText}
        />
        {failure && <FailureText failure={failure} />}
      </div>
    </Frame>
  );
};
