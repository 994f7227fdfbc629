import { createLoader, FailureText, Loaded } from '@mortar/remote-kit';
import { EmptyState, Button } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { composeAsked } from '#entities/post';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { WritingTabs } from '../../lib/writing-tabs.tsx';
import { DraftRow } from './draft-row.tsx';
import { drafts, Open } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './page.module.css';

export const loader = createLoader(drafts.wanted);

/** `/drafts`: what the person has begun, on any device. */
export function Page() {
  const { formatMessage } = useIntl();
  const compose = useUnit(composeAsked);
  useGate(Open);
  const write = (
    <Button variant="primary" icon="plus" onClick={() => compose({})}>
      <FormattedMessage id="community.empty.write" />
    </Button>
  );
  return (
    <Column title={<FormattedMessage id="community.writing.drafts" />} acts={write}>
      <WritingTabs on="drafts" />
      <Loaded of={drafts} failed={formatMessage({ id: 'community.drafts.failed' })} pending={<FeedSkeleton />} headingLevel={2}>
        {({ list: all, failure }) => (
          <>
            {failure && (
              <div className={styles.note}>
                <FailureText failure={failure}>
                  <FormattedMessage id="community.drafts.away" />
                </FailureText>
              </div>
            )}
            {all.length === 0 ? (
              <EmptyState headingLevel={2} title={formatMessage({ id: 'community.drafts.none' })}>
                <FormattedMessage id="community.drafts.none.why" />
              </EmptyState>
            ) : (
              <ul className={list.plain}>
                {all.map((one) => (
                  <li key={`${one.draft.id} ${one.draft.saved}`} className={styles.item}>
                    <DraftRow listed={one} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Column>
  );
}
