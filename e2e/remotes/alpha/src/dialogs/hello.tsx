import { Dialog as Frame } from '@mortar/ui/overlay';
import type { DialogModule } from '@mortar/host';
import { FormattedMessage, useIntl } from 'react-intl';

export const Dialog: DialogModule<'alpha.hello'>['Dialog'] = ({ close, props }) => {
  const { formatMessage } = useIntl();
  if (props.crash) throw new Error('alpha crashed in its dialog');
  return (
    <Frame open onClose={close} title={<FormattedMessage id="alpha.hello" />} closeLabel={formatMessage({ id: 'shell.close' })}>
      <p data-testid="who">{props.from}</p>
    </Frame>
  );
};
