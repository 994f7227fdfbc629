import { createLoader, Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { WideColumn } from '../../lib/wide-column.tsx';
import { AddSource } from './add-source.tsx';
import { sources } from './model.ts';
import { SourceRow } from './source-row.tsx';
import listStyles from '../../lib/list.module.css';
import styles from './news-sources.module.css';

export const loader = createLoader(sources.wanted, () => ({}));

/** `/news/sources`: which feeds are read, when, and how that goes. For editors; the server refuses everybody else. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <WideColumn title={<FormattedMessage id="community.sources.title" />} lede={<FormattedMessage id="community.sources.lede" />}>
      <Loaded of={sources} failed={formatMessage({ id: 'community.sources.failed' })} headingLevel={2}>
        {({ list }) => (
          <div className={styles.page}>
            <AddSource />
            {list.length === 0 ? (
              <EmptyState headingLevel={2} title={formatMessage({ id: 'community.sources.empty' })}>
                <FormattedMessage id="community.sources.empty.why" />
              </EmptyState>
            ) : (
              <ul className={listStyles.plain}>
                {list.map((source) => (
                  <SourceRow key={source.sourceid} of={source} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </WideColumn>
  );
}
