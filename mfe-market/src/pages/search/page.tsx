import { SEARCH_KINDS } from '@mortar/protocol/market';
import { createLoader, Loaded } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Markets } from '#entities/overview';
import { entriesOf, entryOf, EntryRow, SearchFrame, type Entry } from '#features/search';
import { Section } from '../../lib/section.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { opened, results, trending } from './model.ts';
import styles from './page.module.css';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/market/search`: all that is found by a text, by kind. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const answered = useUnit(results.$answered)?.params;
  return (
    <SearchFrame
      searched={view.text}
      title={<FormattedMessage id="market.search.title" />}
      lede={
        view.text === '' ? (
          <FormattedMessage id="market.search.start" />
        ) : (
          <FormattedMessage id="market.search.for" values={{ text: view.text }} />
        )
      }
    >
      {view.text !== '' && (
        <div className={styles.kinds} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
          {SEARCH_KINDS.map((kind) => (
            <Chip key={kind} pressed={view.kind === kind} onPressedChange={(isOn) => show({ kind: isOn ? kind : null })}>
              <FormattedMessage id={`market.search.${kind}`} />
            </Chip>
          ))}
        </div>
      )}
      {view.text === '' ? (
        <Trending />
      ) : (
        <Loaded
          of={results}
          is={() => answered?.text === view.text && (answered.kind ?? null) === view.kind}
          failed={formatMessage({ id: 'market.search.failed' })}
          headingLevel={2}
          pending={<Skeleton shape="text" lines={8} />}
        >
          {(found) => {
            const entries = entriesOf(found);
            if (entries.length === 0)
              return (
                <EmptyState headingLevel={2} kind="filtered" title={formatMessage({ id: 'market.search.none' }, { text: view.text })} />
              );
            return SEARCH_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind)).map((kind) => (
              <Section key={kind} id={kind} titleId={`market.search.${kind}`}>
                <Rows of={entries.filter((entry) => entry.kind === kind)} />
              </Section>
            ));
          }}
        </Loaded>
      )}
    </SearchFrame>
  );
}

/** Where to begin. */
function Trending() {
  const { formatMessage } = useIntl();
  const pending = <Skeleton shape="text" lines={6} />;
  return (
    <Section id="trending" titleId="market.home.trending">
      <Markets headingLevel={3} pending={pending}>
        {() => (
          <Loaded of={trending} failed={formatMessage({ id: 'market.rankings.failed' })} headingLevel={3} pending={pending}>
            {({ items }) => {
              const traded = items.filter((item) => item.traded.sales > 0);
              if (traded.length > 0) return <Rows of={traded.map(({ collection }) => entryOf(collection))} />;
              return (
                <p>
                  <FormattedMessage id="market.home.trending.none" />
                </p>
              );
            }}
          </Loaded>
        )}
      </Markets>
    </Section>
  );
}

function Rows({ of }: { of: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {of.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.to} className={styles.row}>
            <EntryRow of={entry} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
