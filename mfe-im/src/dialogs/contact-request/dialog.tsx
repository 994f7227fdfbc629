import { toastShown, type DialogModule } from '@mortar/host';
import { APPLICATION_CHARACTERS } from '@mortar/protocol/relations';
import { FailureText, useAction, useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestContactFx } from '#entities/relation';

/** Asks somebody to be a contact, with a few words. */
export const Dialog: DialogModule<'im.contact-request'>['Dialog'] = ({ close, props: { uid, username } }) => {
  const { formatMessage } = useIntl();
  const { request, toast } = useUnit({ request: requestContactFx, toast: toastShown });
  const { act, isBusy, failure } = useAction(request);
  const { frame, leave } = useDialog(close);
  const [text, setText] = useState('');
  const send = () =>
    act({ uid, text: text.trim() }, () => {
      toast({ type: 'success', text: formatMessage({ id: 'im.request.sent' }, { name: username }) });
      leave();
    });
  return (
    <Frame
      {...frame}
      title={<FormattedMessage id="im.request.title" values={{ name: <bdi>{username}</bdi> }} />}
      description={<FormattedMessage id="im.request.text" />}
      actions={
        <Button variant="primary" icon="send" loading={isBusy} onClick={send}>
          <FormattedMessage id="im.request.send" />
        </Button>
      }
    >
      <TextArea
        label={formatMessage({ id: 'im.request.words' })}
        limit={APPLICATION_CHARACTERS}
        countLabel={(count, limit) => formatMessage({ id: 'im.count' }, { count, limit })}
        value={text}
        onValueChange={setText}
      />
      {failure && <FailureText failure={failure} />}
    </Frame>
  );
};
