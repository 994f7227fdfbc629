import { toastShown } from '@mortar/host';
import type { Channel } from '@mortar/protocol/messaging';
import { APPLICATION_CHARACTERS } from '@mortar/protocol/relations';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlace } from '../../lib/place.ts';
import { joinChannelFx } from './model.ts';

type Joinable = Pick<Channel, 'channelid' | 'name' | 'joinRule' | 'role' | 'isApplied'>;

interface Props {
  channel: Joinable;
  /** The invite that leads in. */
  invite?: string;
  size?: 'medium' | 'large';
}

/** The way into a channel: at once, by an application, or to it where the person is in already. */
export function JoinButton({ channel, invite, size = 'medium' }: Props) {
  const { formatMessage } = useIntl();
  const { go } = usePlace();
  const { join, toast } = useUnit({ join: joinChannelFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(join);
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const { channelid, name, joinRule, role, isApplied } = channel;
  const enter = (text?: string) =>
    act({ channelid, ...(invite && { invite }), ...(text !== undefined && { text }) }, ({ state }) => {
      setAsking(false);
      if (state === 'joined') return go({ chat: channelid });
      setSent(true);
      toast({ type: 'success', text: formatMessage({ id: 'im.join.applied' }, { name }) });
    });
  if (role !== 'none') {
    return (
      <Button size={size} icon="message" onClick={() => go({ chat: channelid })}>
        <FormattedMessage id="im.join.open" />
      </Button>
    );
  }
  if (isApplied || isSent) {
    return (
      <Button size={size} disabled>
        <FormattedMessage id="im.join.waits" />
      </Button>
    );
  }
  const applies = joinRule === 'apply' && !invite;
  return (
    <>
      <Button size={size} variant={invite ? 'primary' : 'secondary'} loading={isBusy} onClick={() => (applies ? setAsking(true) : enter())}>
        <FormattedMessage id={applies ? 'im.join.apply' : 'im.join'} />
      </Button>
      {failure && !isAsking && <FailureText failure={failure} />}
      <ApplyDialog name={name} isOpen={isAsking} isBusy={isBusy} onClose={() => setAsking(false)} onSend={enter}>
        {failure && <FailureText failure={failure} />}
      </ApplyDialog>
    </>
  );
}

interface ApplyProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onSend: (text: string) => void;
  children: ReactNode;
}

/** A few words for whoever decides. */
function ApplyDialog({ name, isOpen, isBusy, onClose, onSend, children }: ApplyProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="im.join.apply.title" values={{ name: <bdi>{name}</bdi> }} />}
      description={<FormattedMessage id="im.join.apply.text" />}
      closeLabel={formatMessage({ id: 'im.close' })}
      actions={
        <Button variant="primary" loading={isBusy} onClick={() => onSend(text.trim())}>
          <FormattedMessage id="im.join.apply.send" />
        </Button>
      }
    >
      <TextField
        label={formatMessage({ id: 'im.request.words' })}
        maxLength={APPLICATION_CHARACTERS}
        value={text}
        onValueChange={setText}
      />
      {children}
    </Dialog>
  );
}
