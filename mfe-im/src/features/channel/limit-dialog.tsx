import { useAction, useDialog } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blockFx, muteFx, removeFx } from './model.ts';

export type Limit = 'mute' | 'remove' | 'block';

interface Props {
  limit: Limit;
  channelid: string;
  uid: string;
  name: string;
  onClose: () => void;
}

/** For how long somebody may be muted, in minutes. */
const MINUTES = { hour: 60, day: 24 * 60, week: 7 * 24 * 60, ever: null } as const;
type Span = keyof typeof MINUTES;
const SPANS = Object.keys(MINUTES) as Span[];
/** Longest reason, as the server takes it. */
const REASON_CHARACTERS = 200;

/** Mutes, removes or blocks somebody, with the reason that the log keeps. */
export function LimitDialog({ limit, channelid, uid, name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { frame, leave } = useDialog(onClose);
  const [span, setSpan] = useState<Span>('day');
  const [reason, setReason] = useState('');
  const units = useUnit({ mute: muteFx, remove: removeFx, block: blockFx });
  const acts = { mute: useAction(units.mute), remove: useAction(units.remove), block: useAction(units.block) };
  const confirm = () => {
    const of = { channelid, uid, reason: reason.trim() };
    if (limit === 'mute') acts.mute.act({ ...of, minutes: MINUTES[span] }, leave);
    else if (limit === 'remove') acts.remove.act(of, leave);
    else acts.block.act({ ...of, blocked: true }, leave);
  };
  return (
    <Dialog
      {...frame}
      title={<FormattedMessage id={`im.limit.${limit}.title`} values={{ name: <bdi>{name}</bdi> }} />}
      description={<FormattedMessage id={`im.limit.${limit}.text`} />}
      actions={
        <>
          <Button onClick={leave}>
            <FormattedMessage id="im.cancel" />
          </Button>
          <Button variant={limit === 'mute' ? 'primary' : 'danger'} loading={acts[limit].isBusy} onClick={confirm}>
            <FormattedMessage id={`im.limit.${limit}.confirm`} />
          </Button>
        </>
      }
    >
      {limit === 'mute' && (
        <Select
          label={formatMessage({ id: 'im.limit.span' })}
          placeholder={formatMessage({ id: 'im.limit.span' })}
          choices={SPANS.map((value) => ({ value, label: formatMessage({ id: `im.limit.span.${value}` }) }))}
          value={span}
          onValueChange={setSpan}
        />
      )}
      <TextField
        label={formatMessage({ id: 'im.limit.reason' })}
        helper={formatMessage({ id: 'im.limit.reason.helper' })}
        maxLength={REASON_CHARACTERS}
        value={reason}
        onValueChange={setReason}
      />
    </Dialog>
  );
}
