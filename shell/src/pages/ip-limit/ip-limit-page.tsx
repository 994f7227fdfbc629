import { Button } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHead } from '../../core/head/index.ts';
import { StatusLayout } from '../status-pages/index.ts';

/** /iplimit (spec §2): the site may not be used from where the visitor is. A new document asks the server again. */
export function IpLimitPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.iplimit.title' });
  const text = formatMessage({ id: 'shell.iplimit.text' });
  useHead({ title: `${title} · Mortar`, description: text });
  return (
    <StatusLayout
      scene="broken"
      title={title}
      actions={
        <Button size="large" variant="primary" href="/">
          <FormattedMessage id="shell.iplimit.again" />
        </Button>
      }
    >
      <p>{text}</p>
      <p>
        <FormattedMessage id="shell.iplimit.advice" />
      </p>
    </StatusLayout>
  );
}
