import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { composeAsked } from '#entities/post';
import { waiting } from '#entities/schedule';
import { FeedSkeleton } from '#features/feed-list';
import { WideColumn } from '../../lib/wide-column.tsx';
import { WritingTabs } from '../../lib/writing-tabs.tsx';
import { ownZone } from '../../lib/zones.ts';
import { byDay, dayOf, monthOf } from './days.ts';
import { Month } from './month.tsx';
import { Waiting } from './waiting.tsx';
import list from '../../lib/list.module.css';
import styles from './page.module.css';

export const loader = createLoader(waiting.wanted);

/** `/calendar`: what waits for its time, as a month and as a list; what is held stands first. */
export function Page() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const compose = useUnit(composeAsked);
  const [today] = useState(() => dayOf(Date.now()));
  const month = monthOf(search.get('month'), today);
  return (
    <WideColumn
      title={<FormattedMessage id="community.writing.calendar" />}
      lede={<FormattedMessage id="community.calendar.lede" values={{ zone: ownZone().replaceAll('_', ' ') }} />}
    >
      <WritingTabs on="calendar" />
      <Loaded of={waiting} failed={formatMessage({ id: 'community.calendar.failed' })} pending={<FeedSkeleton />} headingLevel={2}>
        {(all) => {
          const held = all.filter(({ state }) => state === 'held');
          const next = all.filter(({ state }) => state === 'scheduled');
          return (
            <div className={styles.calendar}>
              <div className={styles.queue}>
                {all.length === 0 && (
                  <EmptyState
                    headingLevel={2}
                    title={formatMessage({ id: 'community.calendar.none' })}
                    action={
                      <Button variant="primary" onClick={() => compose({})}>
                        <FormattedMessage id="community.empty.write" />
                      </Button>
                    }
                  >
                    <FormattedMessage id="community.calendar.none.why" />
                  </EmptyState>
                )}
                {held.length > 0 && (
                  <section aria-labelledby="held">
                    <h2 id="held" className={styles.day}>
                      <FormattedMessage id="community.calendar.held" />
                    </h2>
                    <ul className={list.plain}>
                      {held.map((one) => (
                        <Waiting key={one.post.postid} waiting={one} />
                      ))}
                    </ul>
                  </section>
                )}
                {byDay(next).map(([day, own]) => (
                  <section key={day} aria-labelledby={day}>
                    <h2 id={day} className={styles.day}>
                      <FormattedDate value={`${day}T00:00Z`} timeZone="UTC" dateStyle="full" />
                    </h2>
                    <ul className={list.plain}>
                      {own.map((one) => (
                        <Waiting key={one.post.postid} waiting={one} />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
              <Month month={month} waiting={all} />
            </div>
          );
        }}
      </Loaded>
    </WideColumn>
  );
}
