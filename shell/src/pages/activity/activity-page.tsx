import { Button } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useHead } from '../../core/head/index.ts';
import { BackHome, StatusLayout } from '../status-pages/index.ts';

/** /activity without a remembered place: no activity runs on this site, and where bricks are earned meanwhile. */
export function ActivityPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.activity.title' });
  const text = formatMessage({ id: 'shell.activity.text' });
  useHead({ title: `${title} · Mortar`, description: text });
  return (
    <StatusLayout
      scene="waiting"
      title={title}
      actions={
        <>
          <Button size="large" variant="primary" render={<Link to="/im/gamecenter" />}>
            <FormattedMessage id="shell.activity.games" />
          </Button>
          <BackHome />
        </>
      }
    >
      <p>{text}</p>
    </StatusLayout>
  );
}
