import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { FailureAlert, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { activityLinkFx } from './model.ts';
import styles from './settings-activities.module.css';

/** The person's own link into an activity, fetched when it is asked for. */
export function ActivityLink({ denet, title }: { denet: string; title: string }) {
  const { formatMessage } = useIntl();
  const openDialog = useUnit(dialogOpened);
  const { act, isBusy, failure } = useAction(useUnit(activityLinkFx));
  const [url, setUrl] = useState('');
  if (url !== '')
    return (
      <div className={styles.link}>
        <bdi lang="en" className={styles.address}>
          {url}
        </bdi>
        <CopyButton
          value={url}
          label={formatMessage({ id: 'settings.invites.copy-link' })}
          onOutcome={(isCopied) => void openDialog(copyOutcome(isCopied))}
        />
      </div>
    );
  return (
    <div className={styles.link}>
      <Button
        loading={isBusy}
        onClick={() => act({ denet }, (link) => setUrl(link.url))}
        aria-label={formatMessage({ id: 'settings.activities.link-name' }, { title })}
      >
        <FormattedMessage id="settings.activities.link" />
      </Button>
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}
