import { SLOW_MODES, CHANNEL_DESCRIPTION_CHARACTERS, CHANNEL_NAME_CHARACTERS, type Channel } from '@mortar/protocol/messaging';
import { fieldMessage } from '@mortar/client';
import { toastShown } from '@mortar/host';
import { UPLOAD_LIMITS } from '@mortar/protocol/uploads';
import { FailureText, useAction } from '@mortar/remote-kit';
import { PictureField } from '@mortar/remote-kit/picture';
import { Button, TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { TextArea } from '@mortar/ui/fields';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useCallback, useState, type ComponentProps, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateChannelFx } from '#entities/channel';
import styles from './channel.module.css';
import { sendPictureFx } from './model.ts';

const JOIN_RULES = ['open', 'apply', 'invite'] as const;
const WRITERS = ['members', 'admins'] as const;

/** Name, texts and rules of a channel, for whoever keeps order in it. */
export function Rules({ channel }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  const { update, sendPicture, toast } = useUnit({ update: updateChannelFx, sendPicture: sendPictureFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(update);
  const [rules, setRules] = useState({
    name: channel.name,
    description: channel.description,
    imageUrl: channel.imageUrl,
    joinRule: channel.joinRule,
    writers: channel.writers,
    slowmode: channel.slowmode,
  });
  const say = (id: string) => formatMessage({ id: `im.rules.${id}` });
  const set = (change: Partial<typeof rules>) => setRules({ ...rules, ...change });
  const send: ComponentProps<typeof PictureField>['send'] = useCallback(
    (given) => sendPicture({ ...given, purpose: 'channel' }),
    [sendPicture],
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    act({ channelid: channel.channelid, ...rules }, () => toast({ type: 'success', text: say('saved') }));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={say('name')}
        required
        maxLength={CHANNEL_NAME_CHARACTERS}
        value={rules.name}
        onValueChange={(name) => set({ name })}
        error={failure && fieldMessage(failure, 'name')}
      />
      <TextArea
        label={say('description')}
        limit={CHANNEL_DESCRIPTION_CHARACTERS}
        countLabel={(count, limit) => formatMessage({ id: 'im.count' }, { count, limit })}
        value={rules.description}
        onValueChange={(description) => set({ description })}
        error={failure && fieldMessage(failure, 'description')}
      />
      <PictureField
        label={say('picture')}
        maxBytes={UPLOAD_LIMITS.channel.form}
        send={send}
        onChoose={(asset) => set({ imageUrl: asset?.url ?? channel.imageUrl })}
      />
      {channel.imageUrl !== '' && rules.imageUrl === channel.imageUrl && (
        <Button variant="quiet" onClick={() => set({ imageUrl: '' })}>
          <FormattedMessage id="im.rules.picture.remove" />
        </Button>
      )}
      {channel.imageUrl !== '' && rules.imageUrl === '' && (
        <p role="status">
          <FormattedMessage id="im.rules.picture.going" />
        </p>
      )}
      <RadioField
        label={say('join')}
        choices={JOIN_RULES.map((value) => ({ value, label: say(`join.${value}`), note: say(`join.${value}.note`) }))}
        value={rules.joinRule}
        onValueChange={(joinRule) => set({ joinRule })}
      />
      <RadioField
        label={say('writers')}
        choices={WRITERS.map((value) => ({ value, label: say(`writers.${value}`) }))}
        value={rules.writers}
        onValueChange={(writers) => set({ writers })}
      />
      <Select
        label={say('slowmode')}
        helper={say('slowmode.helper')}
        placeholder={say('slowmode')}
        choices={SLOW_MODES.map((seconds) => ({
          value: String(seconds),
          label: formatMessage({ id: 'im.rules.slowmode.of' }, { seconds }),
        }))}
        value={String(rules.slowmode)}
        onValueChange={(slowmode) => set({ slowmode: Number(slowmode) as Channel['slowmode'] })}
      />
      {failure && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" loading={isBusy}>
        <FormattedMessage id="im.rules.save" />
      </Button>
    </form>
  );
}
