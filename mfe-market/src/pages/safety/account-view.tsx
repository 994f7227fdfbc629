import type { Approval, MarketOverview } from '@mortar/protocol/market';
import { Since } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { type Column, Table } from '@mortar/ui/data';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FreshnessLine } from '#entities/overview';
import { wished } from '#features/trade';
import { Section } from '../../lib/section.tsx';
import styles from './account-view.module.css';
import { Allowances } from './allowances.tsx';
import { MoneyRows } from './money-rows.tsx';
import type { OwnAccount } from './model.ts';
import { Signatures } from './signatures-view.tsx';

/** One account on one chain: what it has signed, whom it lets move things, and its money elsewhere. */
export function AccountView({ market, of }: { market: MarketOverview; of: OwnAccount }) {
  const wish = useUnit(wished);
  const { approvals, options, offers, freshness } = of;
  const chain = market.chain.id;
  return (
    <>
      <FreshnessLine of={freshness} />
      <Section id="signed" titleId="market.safety.signed">
        <p className={styles.words}>
          <FormattedMessage id="market.safety.signed.text" values={{ options, offers }} />
        </p>
        {options + offers > 0 && <Signatures chain={chain} />}
        <div>
          <Button variant="danger-outline" onClick={() => wish({ kind: 'void', chain })}>
            <FormattedMessage id="market.safety.void" />
          </Button>
        </div>
      </Section>
      <Section id="approvals" titleId="market.safety.approvals">
        {approvals.length > 0 ? (
          <Approvals chain={chain} of={approvals} />
        ) : (
          <p className={styles.words}>
            <FormattedMessage id="market.safety.approvals.none" />
          </p>
        )}
      </Section>
      <Section id="allowances" titleId="market.safety.allowances">
        {of.money && of.money.allowances.length > 0 ? (
          <Allowances market={market} of={of.money.allowances} />
        ) : (
          <p className={styles.words}>
            <FormattedMessage id={of.money ? 'market.safety.allowances.none' : 'market.safety.money.failed'} />
          </p>
        )}
      </Section>
      <Section id="money" titleId="market.safety.money">
        {of.money ? (
          <MoneyRows market={market} of={of.money} />
        ) : (
          <p className={styles.words}>
            <FormattedMessage id="market.safety.money.failed" />
          </p>
        )}
      </Section>
    </>
  );
}

const addressOf = (id: string) => id.slice(id.indexOf('-') + 1) as `0x${string}`;

function Approvals({ chain, of }: { chain: number; of: readonly Approval[] }) {
  const { formatMessage } = useIntl();
  const wish = useUnit(wished);
  const header = (key: string) => formatMessage({ id: `market.safety.${key}` });
  const columns: Column<Approval>[] = [
    { key: 'collection', header: header('collection'), cell: ({ collection }) => <bdi>{collection.name}</bdi> },
    {
      key: 'operator',
      header: header('operator'),
      cell: ({ operator, contract }) =>
        contract ? (
          <FormattedMessage id={`market.contract.${contract}`} />
        ) : (
          <span className={styles.stranger}>
            <FormattedMessage id="market.safety.stranger" values={{ address: <code title={operator}>{shortAddress(operator)}</code> }} />
          </span>
        ),
    },
    { key: 'since', header: header('since'), cell: ({ at }) => <Since at={at} /> },
    {
      key: 'revoke',
      header: header('change'),
      cell: ({ collection: { id, name }, operator }) => (
        <Button
          aria-label={formatMessage({ id: 'market.safety.revoke.of' }, { name })}
          onClick={() => wish({ kind: 'revoke', chain, collection: addressOf(id), operator: operator as `0x${string}`, name })}
        >
          <FormattedMessage id="market.safety.revoke" />
        </Button>
      ),
    },
  ];
  return (
    <Table
      align="middle"
      caption={formatMessage({ id: 'market.safety.approvals' })}
      captionHidden
      columns={columns}
      rows={of}
      rowKey={({ collection, operator }) => `${collection.id} ${operator}`}
    />
  );
}
