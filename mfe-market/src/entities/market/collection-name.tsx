import type { Picture } from '@mortar/protocol/market';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { collectionPath } from '#entities/collection';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import styles from './named.module.css';

interface Props {
  of: { id: string; name: string; kind: 'works' | 'copies' | 'names' | 'boxes'; picture: Picture | null };
}

/** A collection in a row: its picture, its name, what it is. */
export function CollectionName({ of: { id, name, kind, picture } }: Props) {
  return (
    <span className={styles.named}>
      <Thumbnail of={picture} name={id} />
      <Link to={collectionPath(id)} className={styles.link}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.below}>
        <FormattedMessage id={`market.kind.${kind}`} />
      </span>
    </span>
  );
}
