import { Skeleton } from '@mortar/ui';
import { ArtOutline } from '../../lib/art-outline.tsx';
import tile from '../../lib/tile.module.css';
import styles from './item-card.module.css';

/** An item among others before any script runs, in places that the server fills. */
export function ItemOutline() {
  return (
    <article className={tile.card}>
      <span className={tile.art}>
        <ArtOutline size="small" />
      </span>
      <div className={`${tile.words} ${styles.foot}`}>
        <p className={tile.name}>
          <a href="/market/items/{{id}}" className={tile.link}>
            <bdi>{'{{name}}'}</bdi>
          </a>
        </p>
        <Skeleton shape="text" />
      </div>
    </article>
  );
}
