import { CASE_STATES } from '@mortar/protocol/community';
import { createLoader, Loaded, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { TabLinks } from '../../lib/tab-links.tsx';
import { WideColumn } from '../../lib/wide-column.tsx';
import { CaseBody } from './case-body.tsx';
import { modOpened, queue, shown } from './model.ts';
import { QueueRow } from './queue-row.tsx';
import styles from './mod.module.css';
import { useCaseKeys } from './use-case-keys.ts';
import { pathOf, readView } from './view.ts';

export const loader = createLoader(modOpened, ({ url }) => readView(url.search));

/** `/mod`: what people reported, and what is decided about it. For moderators; the server refuses everybody else. */
export function Page() {
  const { formatMessage } = useIntl();
  const view = readView(useLocation().search);
  const items = useUnit(queue.$data)?.items ?? [];
  useCaseKeys(view, items);
  return (
    <WideColumn
      title={<FormattedMessage id="community.mod.title" />}
      lede={<FormattedMessage id="community.mod.lede" values={{ keys: (text) => <span className={styles.keys}>{text}</span> }} />}
    >
      <TabLinks
        label={formatMessage({ id: 'community.mod.states' })}
        tabs={CASE_STATES.map((state) => ({
          to: pathOf({ state, id: null }),
          isOn: state === view.state,
          label: <FormattedMessage id={`community.mod.state.${state}`} />,
        }))}
      />
      <div className={styles.panes} data-open={view.id !== null || undefined}>
        <div className={styles.queue}>
          <Paged
            of={queue}
            failed={formatMessage({ id: 'community.mod.failed' })}
            headingLevel={2}
            pending={<Skeleton shape="text" lines={8} />}
            empty={() => (
              <EmptyState headingLevel={2} title={formatMessage({ id: 'community.mod.empty' })}>
                <FormattedMessage id="community.mod.empty.why" />
              </EmptyState>
            )}
          >
            {(list) => (
              <ol className={styles.list} aria-label={formatMessage({ id: 'community.mod.queue' })}>
                {list.items.map((one) => (
                  <QueueRow key={one.id} of={one} to={pathOf({ ...view, id: one.id })} isOn={one.id === view.id} />
                ))}
              </ol>
            )}
          </Paged>
        </div>
        {view.id !== null && (
          <section className={styles.case} aria-label={formatMessage({ id: 'community.mod.case' })}>
            <Link to={pathOf({ ...view, id: null })} className={styles.back}>
              <FormattedMessage id="community.mod.back" />
            </Link>
            <Loaded of={shown} headingLevel={2} pending={<Skeleton shape="text" lines={10} />}>
              {(one) => one.id === view.id && <CaseBody key={`${one.id} ${one.state}`} of={one} />}
            </Loaded>
          </section>
        )}
      </div>
    </WideColumn>
  );
}
