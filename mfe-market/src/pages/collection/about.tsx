import type { Collection } from '@mortar/protocol/market';
import { Copy } from '@mortar/remote-kit';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import styles from './about.module.css';

/** What else is known of a collection: what it says of itself, where its contract stands, who made it. */
export function About({ of: { kind, symbol, contract, creator, createdAt, name, about } }: { of: Collection }) {
  const { formatMessage } = useIntl();
  return (
    <dl className={styles.facts}>
      {about?.name && about.name !== name && (
        <Fact id="name">
          <bdi>{about.name}</bdi>
        </Fact>
      )}
      {about?.description && (
        <Fact id="words">
          <bdi className={styles.words}>{about.description}</bdi>
        </Fact>
      )}
      {about?.link && (
        <Fact id="link">
          <Elsewhere id="market.about.link.to" to={about.link} />
        </Fact>
      )}
      <Fact id="kind">
        <FormattedMessage id={`market.kind.${kind}.text`} />
      </Fact>
      {symbol !== '' && (
        <Fact id="symbol">
          <bdi>{symbol}</bdi>
        </Fact>
      )}
      <Fact id="contract">
        <code className={styles.address}>{contract}</code>
        <Copy iconOnly value={contract} label={formatMessage({ id: 'market.collection.copy' })} />
      </Fact>
      <Fact id="creator">
        {creator ? (
          <>
            <code className={styles.address}>{creator}</code>
            <Copy iconOnly value={creator} label={formatMessage({ id: 'market.collection.creator.copy' })} />
          </>
        ) : (
          <FormattedMessage id="market.collection.own" />
        )}
      </Fact>
      {createdAt && (
        <Fact id="created">
          <FormattedDate value={createdAt} dateStyle="long" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <FormattedMessage id={`market.about.${id}`} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
