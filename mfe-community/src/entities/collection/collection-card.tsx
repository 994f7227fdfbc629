import type { CollectionDetail } from '@mortar/protocol/community';
import { Icon, Skeleton } from '@mortar/ui';
import { formatAmount } from '@mortar/ui/format';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './collection-card.module.css';
import { useCollection } from './model.ts';

interface Props {
  id: string;
  /** What stands there where nothing is known of it. */
  otherwise?: ReactNode;
}

/** The collection that a post links to: a series of posts, or one of the market with its figures. */
export function CollectionCard({ id, otherwise = null }: Props) {
  const collection = useCollection(id);
  if (collection === undefined) return <Skeleton shape="text" lines={2} />;
  if (collection === null) return otherwise;
  const isSeries = collection.kind === 'content';
  const image = isSeries ? null : collection.image;
  return (
    <Link to={isSeries ? `/series/${collection.id}` : `/market/collections/${collection.id}`} className={styles.card}>
      <span className={styles.face}>
        {image ? <img src={image.small} alt="" loading="lazy" className={styles.image} /> : <Icon name={isSeries ? 'layers' : 'brick'} />}
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>
          <FormattedMessage id={isSeries ? 'community.series.one' : 'community.collection'} />
        </span>
        <bdi className={styles.name}>{isSeries ? collection.title : collection.name}</bdi>
        <Figures of={collection} />
      </span>
    </Link>
  );
}

function Figures({ of }: { of: CollectionDetail }) {
  const { locale } = useIntl();
  const floor = of.kind === 'nft' && of.floor;
  return (
    <span className={styles.figures}>
      {of.kind === 'content' ? (
        <FormattedMessage id="community.series.by" values={{ name: <bdi>{of.author.username}</bdi>, count: of.posts }} />
      ) : (
        <FormattedMessage
          id={floor ? 'community.collection.floor' : 'community.collection.figures'}
          values={{
            items: of.items,
            holders: of.holders,
            ...(floor && { floor: `${formatAmount(floor.amount, floor.decimals, locale === 'zh-HK' ? locale : 'en')} ${floor.symbol}` }),
          }}
        />
      )}
    </span>
  );
}
