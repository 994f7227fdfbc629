import { ErrorState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './area-down.module.css';

interface Props {
  /** Name of the area in the visitor's language. */
  title: string;
  /** The remote that owns it. */
  owner: string;
  /** Why, for whoever is asked for help. */
  code: string;
  busy: boolean;
  onTryAgain: () => void;
}

/** An area whose remote does not load or broke: it says which one, and the rest of the site goes on. */
export function AreaDown({ title, owner, code, busy, onTryAgain }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.place} data-area-down={owner}>
      <ErrorState
        headingLevel={1}
        title={formatMessage({ id: 'shell.area-down.title' }, { title })}
        retry={{ label: formatMessage({ id: 'shell.area-down.retry' }), onRetry: onTryAgain, pending: busy }}
        copy={{
          details: `${owner}: ${code}`,
          label: formatMessage({ id: 'shell.copy-details' }),
          doneLabel: formatMessage({ id: 'shell.copied' }),
        }}
      >
        <FormattedMessage id="shell.area-down.text" />
      </ErrorState>
    </div>
  );
}
