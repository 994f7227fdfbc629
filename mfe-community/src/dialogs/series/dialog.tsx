import type { DialogModule } from '@mortar/host';
import { fieldMessage } from '@mortar/client';
import { SERIES_CHARACTERS } from '@mortar/protocol/community';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button, TextField } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { saveSeriesFx } from '#entities/collection';
import layout from '../../lib/form.module.css';

/** Makes a series, or changes what one is called and says. */
export const Dialog: DialogModule<'community.series'>['Dialog'] = ({ close, props }) => {
  const { formatMessage } = useIntl();
  const go = useNavigate();
  const save = useUnit(saveSeriesFx);
  const { act, isBusy, failure, forgive } = useAction(save);
  const { frame, leave } = useDialog(close);
  const [title, setTitle] = useState(props.title ?? '');
  const [description, setDescription] = useState(props.description ?? '');
  const form = useId();
  const send = () =>
    act({ ...(props.id !== undefined && { id: props.id }), title, description }, ({ id }) => {
      leave();
      if (props.id === undefined) void go(`/series/${id}`);
    });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id={props.id === undefined ? 'community.series.new' : 'community.series.edit'} />}
      actions={
        <Button type="submit" form={form} variant="primary" loading={isBusy}>
          <FormattedMessage id="community.compose.send.edit" />
        </Button>
      }
    >
      <form
        id={form}
        className={layout.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={formatMessage({ id: 'community.series.title' })}
          value={title}
          onValueChange={(next) => (setTitle(next), forgive())}
          error={failure ? fieldMessage(failure, 'title') : undefined}
        />
        <TextArea
          label={formatMessage({ id: 'community.series.about' })}
          value={description}
          limit={SERIES_CHARACTERS.description}
          onValueChange={setDescription}
        />
        {failure && failure.kind !== 'validation' && <FailureText failure={failure} />}
      </form>
    </Frame>
  );
};
