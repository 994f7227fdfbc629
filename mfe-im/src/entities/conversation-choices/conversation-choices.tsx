import type { Conversation, Notify } from '@mortar/protocol/messaging';
import { useAction } from '@mortar/remote-kit';
import { Select } from '@mortar/ui/choices';
import { Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeConversationFx } from '#entities/conversation';

const NOTIFIES: readonly Notify[] = ['all', 'mentions', 'none'];

/** What the person is told of a conversation, and whether it stays at the top of their list. */
export function ConversationChoices({ conversation: { id, notify, isPinned, isgroup } }: { conversation: Conversation }) {
  const { formatMessage } = useIntl();
  const { act, isBusy } = useAction(useUnit(changeConversationFx));
  return (
    <>
      {isgroup ? (
        <Select
          label={formatMessage({ id: 'im.notify' })}
          placeholder={formatMessage({ id: 'im.notify' })}
          choices={NOTIFIES.map((value) => ({ value, label: formatMessage({ id: `im.notify.${value}` }) }))}
          value={notify}
          onValueChange={(value) => act({ id, notify: value })}
          disabled={isBusy}
        />
      ) : (
        <Switch
          label={<FormattedMessage id="im.notify.mute" />}
          checked={notify === 'none'}
          onCheckedChange={(isMuted) => act({ id, notify: isMuted ? 'none' : 'all' })}
        />
      )}
      <Switch label={<FormattedMessage id="im.list.pin" />} checked={isPinned} onCheckedChange={(next) => act({ id, isPinned: next })} />
    </>
  );
}
