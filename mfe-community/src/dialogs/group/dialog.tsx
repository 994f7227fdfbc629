import { toastShown, type DialogModule } from '@mortar/host';
import { fieldMessage } from '@mortar/client';
import { GROUP_CHARACTERS, GROUP_RULES } from '@mortar/protocol/community';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { groupPath, useGroup } from '#entities/group';
import { FileButton } from '../../lib/file-button.tsx';
import { PICTURES } from '../../lib/picture-files.ts';
import { createFx, editFx, pictureFx } from './model.ts';
import form from '../../lib/form.module.css';
import styles from './dialog.module.css';

/** Makes a group, or changes one. */
export const Dialog: DialogModule<'community.group'>['Dialog'] = ({ close, props: { groupid } }) => {
  const { formatMessage } = useIntl();
  const units = useUnit({ make: createFx, edit: editFx, upload: pictureFx, toast: toastShown });
  const [make, edit, upload] = [useAction(units.make), useAction(units.edit), useAction(units.upload)];
  const navigate = useNavigate();
  const before = useGroup(groupid ?? '');
  const { frame, leave } = useDialog(close);
  const [isAsked, setAsked] = useState(false);
  const [name, setName] = useState(before?.name ?? '');
  const [description, setDescription] = useState(before?.description ?? '');
  const [rules, setRules] = useState(before?.rules.join('\n') ?? '');
  const [joinRule, setJoinRule] = useState(before?.joinRule ?? 'open');
  const [picture, setPicture] = useState<{ assetid: string; url: string } | null>(null);
  const failure = make.failure ?? edit.failure ?? upload.failure;
  const wrong = (field: string) => (failure ? fieldMessage(failure, field) : undefined);
  const lines = rules
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean);
  const tooMany = lines.length > GROUP_RULES || lines.some((rule) => rule.length > GROUP_CHARACTERS.rule);
  const isNameless = name.trim() === '';
  const submit = () => {
    setAsked(true);
    if (isNameless || tooMany) return;
    const about = {
      name: name.trim(),
      description: description.trim(),
      rules: lines,
      joinRule,
      ...(picture && { picture: picture.assetid }),
    };
    if (groupid) return edit.act({ groupid, ...about }, leave);
    make.act(about, (made) => {
      leave();
      units.toast({ type: 'success', text: formatMessage({ id: 'community.group.made' }, { name: made.name }) });
      void navigate(groupPath(made.groupid));
    });
  };
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id={groupid ? 'community.group.edit' : 'community.group.new'} />}
      actions={
        <Button variant="primary" loading={make.isBusy || edit.isBusy} disabled={upload.isBusy} onClick={submit}>
          <FormattedMessage id={groupid ? 'community.video.save' : 'community.group.create'} />
        </Button>
      }
    >
      <div className={form.form}>
        <div className={styles.picture}>
          <Avatar name={name} seed={groupid ?? name} src={picture?.url ?? before?.picture ?? ''} size={72} decorative />
          <FileButton
            label={formatMessage({ id: 'community.group.picture' })}
            accept={PICTURES}
            loading={upload.isBusy}
            onFile={(file) => upload.act(file, ({ assetid, url }) => setPicture({ assetid, url }))}
          >
            <FormattedMessage id="community.group.picture" />
          </FileButton>
        </div>
        <TextField
          label={formatMessage({ id: 'community.group.field.name' })}
          value={name}
          maxLength={GROUP_CHARACTERS.name}
          required
          error={wrong('name') ?? (isAsked && isNameless ? formatMessage({ id: 'community.group.field.name.missing' }) : undefined)}
          onValueChange={setName}
        />
        <TextArea
          label={formatMessage({ id: 'community.group.field.description' })}
          value={description}
          limit={GROUP_CHARACTERS.description}
          onValueChange={setDescription}
        />
        <TextArea
          label={formatMessage({ id: 'community.group.field.rules' })}
          helper={formatMessage({ id: 'community.group.field.rules.helper' }, { most: GROUP_RULES })}
          value={rules}
          error={
            isAsked && tooMany
              ? formatMessage({ id: 'community.group.field.rules.many' }, { most: GROUP_RULES, characters: GROUP_CHARACTERS.rule })
              : undefined
          }
          onValueChange={setRules}
        />
        <RadioField
          label={formatMessage({ id: 'community.group.field.join' })}
          value={joinRule}
          onValueChange={setJoinRule}
          choices={(['open', 'approval'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `community.group.rule.${value}` }),
          }))}
        />
        {failure && <FailureText failure={failure} />}
      </div>
    </Frame>
  );
};
