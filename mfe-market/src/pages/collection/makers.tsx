import type { Collection } from '@mortar/protocol/market';
import { Copy } from '@mortar/remote-kit';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { overview } from '#entities/overview';
import { creatorPath } from '#entities/market';
import { Person } from '#entities/person';
import styles from './makers.module.css';

function Maker({ of, chain }: { of: string; chain: number }) {
  return (
    <Link to={creatorPath(of, chain)} className={styles.maker}>
      <Person of={of} />
    </Link>
  );
}

/** What a collection is, who made it and when, and where its contract stands. */
export function Makers({ of: { kind, creator, createdAt, contract, chain } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const data = useUnit(overview.$data);
  const place = data?.markets.find((market) => market.chain.id === chain)?.chain.name;
  return (
    <span className={styles.makers}>
      <span>
        <FormattedMessage id={`market.kind.${kind}`} />
      </span>
      <span>
        {creator ? (
          <FormattedMessage id="market.collection.by" values={{ creator: <Maker key="creator" of={creator} chain={chain} /> }} />
        ) : (
          <FormattedMessage id="market.collection.own" />
        )}
      </span>
      {createdAt && (
        <span>
          <FormattedMessage
            id="market.collection.created"
            values={{ date: <FormattedDate key="date" value={createdAt} year="numeric" month="short" day="numeric" /> }}
          />
        </span>
      )}
      {place && <span>{place}</span>}
      <span className={styles.contract}>
        <code title={contract}>{shortAddress(contract)}</code>
        <Copy iconOnly value={contract} label={formatMessage({ id: 'market.collection.copy' })} />
      </span>
    </span>
  );
}
