import type { Picture } from '@mortar/protocol/market';
import { shortAddress } from '@mortar/ui/format';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import styles from './named.module.css';
import { creatorPath } from './volume.tsx';

interface Props {
  of: { address: string; name: string | null; picture?: Picture | null; collections: number };
  chain: number;
}

/** Somebody who makes collections: the name of the registry that stands for the account, else its address. */
export function CreatorName({ of: { address, name, picture = null, collections }, chain }: Props) {
  return (
    <span className={styles.named}>
      <Thumbnail of={picture} name={address} />
      <Link to={creatorPath(address, chain)} className={styles.link} title={address}>
        <bdi>{name ?? shortAddress(address)}</bdi>
      </Link>
      <span className={styles.below}>
        <FormattedMessage id="market.creator.collections" values={{ count: collections }} />
      </span>
    </span>
  );
}
