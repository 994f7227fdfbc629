import { fieldMessage } from '@mortar/client';
import { toastShown, type DialogModule } from '@mortar/host';
import { PEOPLE_LIST_CHARACTERS } from '@mortar/protocol/community';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { RadioField } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createListFx, editListFx, listPath } from '#entities/people-list';
import form from '../../lib/form.module.css';

const WHO = ['public', 'private'] as const;

/** Makes a list of people, or changes one. */
export const Dialog: DialogModule<'community.peopleList'>['Dialog'] = ({ close, props: { of } }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const units = useUnit({ make: createListFx, edit: editListFx, toast: toastShown });
  const [make, edit] = [useAction(units.make), useAction(units.edit)];
  const { frame, leave } = useDialog(close);
  const [name, setName] = useState(of?.name ?? '');
  const [description, setDescription] = useState(of?.description ?? '');
  const [who, setWho] = useState<(typeof WHO)[number]>(of && !of.isPublic ? 'private' : 'public');
  const failure = make.failure ?? edit.failure;
  const wrong = (field: string) => (failure ? fieldMessage(failure, field) : undefined);
  const submit = () => {
    const words = { name, description, isPublic: who === 'public' };
    if (of) return edit.act({ listid: of.listid, ...words }, leave);
    make.act(words, ({ listid, name: made }) => {
      leave();
      units.toast({ type: 'success', text: formatMessage({ id: 'community.list.made' }, { name: made }) });
      void navigate(listPath(listid));
    });
  };
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id={of ? 'community.list.edit' : 'community.list.new'} />}
      actions={
        <Button variant="primary" loading={make.isBusy || edit.isBusy} onClick={submit}>
          <FormattedMessage id={of ? 'community.video.save' : 'community.list.create'} />
        </Button>
      }
    >
      <div className={form.form}>
        <TextField
          label={formatMessage({ id: 'community.list.name' })}
          value={name}
          onValueChange={(typed) => (setName(typed), make.forgive(), edit.forgive())}
          error={wrong('name')}
        />
        <TextArea
          label={formatMessage({ id: 'community.list.description' })}
          rows={3}
          value={description}
          limit={PEOPLE_LIST_CHARACTERS.description}
          onValueChange={setDescription}
          error={wrong('description')}
        />
        <RadioField
          label={formatMessage({ id: 'community.list.who' })}
          value={who}
          onValueChange={setWho}
          choices={WHO.map((value) => ({
            value,
            label: formatMessage({ id: `community.list.who.${value}` }),
            note: formatMessage({ id: `community.list.who.${value}.note` }),
          }))}
        />
        {failure && failure.kind !== 'validation' && <FailureText failure={failure} />}
      </div>
    </Frame>
  );
};
