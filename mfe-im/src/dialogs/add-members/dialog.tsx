import { createRequest } from '@mortar/client';
import { toastShown, type DialogModule } from '@mortar/host';
import { addUsers } from '@mortar/protocol/messaging';
import type { Person } from '@mortar/protocol/relations';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { channelGrew } from '#entities/channel';
import { ContactPicker } from '#entities/contact';

const addFx = createRequest(addUsers);
sample({ clock: addFx.done, fn: ({ params }) => params.channelid, target: channelGrew });

/** Takes contacts into a channel. */
export const Dialog: DialogModule<'im.add-members'>['Dialog'] = ({ close, props: { channelid, name } }) => {
  const { formatMessage } = useIntl();
  const { add, toast } = useUnit({ add: addFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(add);
  const { frame, leave } = useDialog(close);
  const [chosen, setChosen] = useState<Person[]>([]);
  const send = () =>
    act({ channelid, uids: chosen.map(({ uid }) => uid) }, ({ added }) => {
      toast({ type: 'success', text: formatMessage({ id: 'im.add.done' }, { count: added.length, name }) });
      leave();
    });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="im.add.title" values={{ name: <bdi>{name}</bdi> }} />}
      actions={
        <Button variant="primary" loading={isBusy} disabled={chosen.length === 0} onClick={send}>
          <FormattedMessage id="im.add.confirm" values={{ count: chosen.length }} />
        </Button>
      }
    >
      <ContactPicker chosen={chosen} onChange={setChosen} />
      {failure && <FailureText failure={failure} />}
    </Frame>
  );
};
