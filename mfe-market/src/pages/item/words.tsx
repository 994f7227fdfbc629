import type { Item, Trait } from '@mortar/protocol/market';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Elsewhere } from '../../lib/elsewhere.tsx';
import styles from './words.module.css';

/** What an item says of itself: strangers' words, and why there are none. */
export function Words({ of: { metadata } }: { of: Item }) {
  const { state, fault, description, traits, animation, link } = metadata;
  const moving = animation === 'data:' ? null : animation;
  return (
    <>
      {description !== '' && (
        <p className={styles.text}>
          <bdi>{description}</bdi>
        </p>
      )}
      {traits.length > 0 && (
        <dl className={styles.traits}>
          {traits.map((trait, place) => (
            // Nothing else tells two traits of one type apart.
            <div key={`${place} ${trait.type}`} className={styles.trait}>
              <dt className={styles.type}>
                <bdi>{trait.type}</bdi>
              </dt>
              <dd className={styles.value}>
                <TraitValue of={trait} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {state !== 'ready' && (
        <p className={styles.note}>
          <FormattedMessage id={fault ? `market.fault.${fault}` : `market.metadata.${state}`} />
        </p>
      )}
      {metadata.pictureFault && state === 'ready' && (
        <p className={styles.note}>
          <FormattedMessage id="market.picture.fault" />
        </p>
      )}
      {(moving ?? link) && (
        <ul className={styles.links}>
          {moving && (
            <li>
              <Elsewhere id="market.item.animation" to={moving} />
            </li>
          )}
          {link && (
            <li>
              <Elsewhere id="market.item.link" to={link} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function TraitValue({ of }: { of: Trait }) {
  const { value, display } = of;
  if (typeof value !== 'number') return <bdi>{value}</bdi>;
  // Metadata gives dates in seconds since 1970.
  return display === 'date' ? <FormattedDate value={value * 1000} dateStyle="medium" /> : <FormattedNumber value={value} />;
}
