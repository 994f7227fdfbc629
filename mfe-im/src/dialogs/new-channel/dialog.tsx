import { createRequest, fieldMessage } from '@mortar/client';
import type { DialogModule } from '@mortar/host';
import { CHANNEL_DESCRIPTION_CHARACTERS, CHANNEL_NAME_CHARACTERS, createChannel, type Channel } from '@mortar/protocol/messaging';
import type { Person } from '@mortar/protocol/relations';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { RadioField } from '@mortar/ui/toggles';
import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactPicker } from '#entities/contact';
import { conversationsTold } from '#entities/conversation';
import { useLaunchChat } from '../../lib/launch-chat.ts';
import styles from './dialog.module.css';

const createFx = createRequest(createChannel);
sample({ clock: createFx.doneData, fn: (conversation) => [conversation], target: conversationsTold });

const JOIN_RULES = ['open', 'apply', 'invite'] as const;

/** Begins a channel: its name, how one comes in, and who is in it from the start. */
export const Dialog: DialogModule<'im.new-channel'>['Dialog'] = ({ close }) => {
  const { formatMessage } = useIntl();
  const form = useId();
  const launch = useLaunchChat();
  const { act, isBusy, failure } = useAction(useUnit(createFx));
  const { frame, leave } = useDialog(close);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [joinRule, setJoinRule] = useState<Channel['joinRule']>('apply');
  const [chosen, setChosen] = useState<Person[]>([]);
  const create = (event: FormEvent) => {
    event.preventDefault();
    act({ name: name.trim(), description, joinRule, uids: chosen.map(({ uid }) => uid) }, (conversation) => {
      launch(conversation);
      leave();
    });
  };
  const say = (id: string) => formatMessage({ id: `im.rules.${id}` });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="im.new-channel" />}
      actions={
        <Button type="submit" form={form} variant="primary" loading={isBusy} disabled={name.trim() === ''}>
          <FormattedMessage id="im.new-channel.create" />
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={create} noValidate>
        <TextField
          label={say('name')}
          required
          maxLength={CHANNEL_NAME_CHARACTERS}
          value={name}
          onValueChange={setName}
          error={failure && fieldMessage(failure, 'name')}
        />
        <TextArea
          label={say('description')}
          rows={2}
          limit={CHANNEL_DESCRIPTION_CHARACTERS}
          countLabel={(count, limit) => formatMessage({ id: 'im.count' }, { count, limit })}
          value={description}
          onValueChange={setDescription}
        />
        <RadioField
          label={say('join')}
          choices={JOIN_RULES.map((value) => ({ value, label: say(`join.${value}`), note: say(`join.${value}.note`) }))}
          value={joinRule}
          onValueChange={setJoinRule}
        />
        <ContactPicker chosen={chosen} onChange={setChosen} />
        {failure && <FailureText failure={failure} />}
      </form>
    </Frame>
  );
};
