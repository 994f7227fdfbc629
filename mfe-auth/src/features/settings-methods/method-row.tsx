import { CHAINS } from '@mortar/chain/message';
import { Copy } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import type { ComponentType } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Methods, OwnAccount } from '#entities/own-account';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { kindOf } from './kinds.ts';
import styles from './settings-methods.module.css';
import { UnbindEmail, type UnbindingProps, UnbindThirdParty, UnbindWallet } from './unbind.tsx';

/** Who takes a way to sign in away, by its kind. A kind that is not here is only shown. */
const UNBINDING: Readonly<Record<string, ComponentType<UnbindingProps>>> = {
  email: UnbindEmail,
  google: UnbindThirdParty,
  discord: UnbindThirdParty,
  x: UnbindThirdParty,
  ethereum: UnbindWallet,
  bitcoin: UnbindWallet,
  solana: UnbindWallet,
};

interface Props {
  method: Methods['items'][number];
  account: OwnAccount;
  /** Nothing else opens the account: it stays. */
  isLast: boolean;
}

/** One way to sign in: what it is, since when, and the way to be rid of it. */
export function MethodRow({ method: { kind, subject, chainid, boundat }, account, isLast }: Props) {
  const { formatMessage } = useIntl();
  const { isOpen, open, close, opener } = useDisclosure();
  const { icon, show, nameId, isAddress } = kindOf(kind);
  const name = nameId ? formatMessage({ id: nameId }) : kind;
  const network = chainid === undefined ? undefined : (CHAINS[chainid]?.name ?? String(chainid));
  const onNetwork = network && formatMessage({ id: 'settings.methods.on-network' }, { network });
  // A person may have two wallets of one family, and one contract on two networks.
  const label = isAddress ? [name, show(subject), onNetwork].filter(Boolean).join(' ') : name;
  const Unbinding = UNBINDING[kind];
  return (
    <li className={styles.method}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}{' '}
          <bdi lang="en" className={isAddress && styles.address}>
            {show(subject)}
          </bdi>{' '}
          {onNetwork}
        </p>
        <p className={styles.note}>
          <FormattedMessage id="settings.methods.since" values={{ date: <FormattedDate value={boundat} dateStyle="medium" /> }} />
        </p>
      </div>
      <div className={styles.actions}>
        {isLast && (
          <p className={styles.note}>
            <FormattedMessage id="settings.methods.last" />
          </p>
        )}
        {isAddress && (
          <Copy iconOnly variant="quiet" value={subject} label={formatMessage({ id: 'settings.methods.copy' }, { name: label })} />
        )}
        {!isLast && Unbinding && !isOpen && (
          <Button
            ref={opener}
            variant="danger-outline"
            onClick={open}
            aria-label={formatMessage({ id: 'settings.methods.unbind-name' }, { name: label })}
          >
            <FormattedMessage id="settings.methods.unbind" />
          </Button>
        )}
      </div>
      {isOpen && Unbinding && <Unbinding kind={kind} name={name} subject={subject} network={network} account={account} onCancel={close} />}
    </li>
  );
}
