import { CHAINS } from '@mortar/chain/message';
import { Button } from '@mortar/ui';
import { Menu, MenuChoice } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WalletName } from '#entities/wallet-mark';
import { $followed, isSame, knownChains, TroubleText } from '#features/wallet';
import { $isSwitching, $networkTrouble, networkChosen } from './networks.ts';
import styles from './wallet-panel.module.css';

interface Props {
  address: string;
  /** Networks of the site. */
  chainids: readonly number[];
}

/** The network that a wallet of the Ethereum family is on, and the way to another one (spec §4). Nothing where there is none. */
export function NetworkChoice({ address, chainids }: Props) {
  const { formatMessage } = useIntl();
  const { followed, isSwitching, trouble, choose } = useUnit({
    followed: $followed,
    isSwitching: $isSwitching,
    trouble: $networkTrouble,
    choose: networkChosen,
  });
  if (!followed || !isSame(followed.wallet.address, address) || !followed.wallet.chainId) return null;
  const { chainId, switchChain } = followed.wallet;
  const name = CHAINS[chainId]?.name ?? formatMessage({ id: 'auth.panel.strange-network' }, { chain: String(chainId) });
  const label = formatMessage({ id: 'auth.panel.network' });
  return (
    <section className={styles.network}>
      <div className={styles.line}>
        <h3 className={styles.heading}>{label}</h3>
        {switchChain ? (
          <Menu
            label={label}
            trigger={
              <Button trailingIcon="chevron-down" loading={isSwitching} aria-label={`${label}: ${name}`}>
                {name}
              </Button>
            }
          >
            <MenuChoice
              value={String(chainId)}
              onChange={(id) => choose(Number(id))}
              options={knownChains(chainids).map((id) => ({ value: String(id), label: CHAINS[id]!.name, lang: 'en' }))}
            />
          </Menu>
        ) : (
          <p>{name}</p>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {isSwitching && (
          <p className={styles.note}>
            <FormattedMessage id="auth.panel.switching" values={{ name: <WalletName name={followed.found.name} /> }} />
          </p>
        )}
        {trouble && <TroubleText trouble={trouble} />}
      </div>
    </section>
  );
}
