import { HOME_PERIOD } from '@mortar/protocol/market';
import { Button, Skeleton } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PeriodsOutline } from '#entities/market';
import { SearchFrame } from '#features/search';
import { ArtOutline } from '../../lib/art-outline.tsx';
import { Section } from '../../lib/section.tsx';
import styles from './cards.module.css';

/** The page before any script runs, its collections in places that the server fills: links lead on, and nothing else takes a press. */
export function Opening() {
  return (
    <SearchFrame title={<FormattedMessage id="market.title" />} lede={<FormattedMessage id="market.lede" />} isInert>
      <Section id="collections" titleId="market.home.trending">
        <div className={styles.head}>
          <PeriodsOutline />
          <Button variant="quiet" icon="arrow-right" render={<Link to={`/market/rankings?period=${HOME_PERIOD}`} />}>
            <FormattedMessage id="market.home.rankings" />
          </Button>
        </div>
        <ul className={styles.row}>
          {'{{#cards}}'}
          <li className={styles.place}>
            <article className={styles.card}>
              <span className={styles.art}>
                <ArtOutline size="small" />
              </span>
              <h3 className={styles.name}>
                <a href="/market/collections/{{id}}" className={styles.link}>
                  <bdi>{'{{name}}'}</bdi>
                </a>
              </h3>
              <dl className={styles.figures}>
                {(['floor', 'volume'] as const).map((figure) => (
                  <div key={figure} className={styles.figure}>
                    <dt className={styles.label}>
                      <FormattedMessage id={`market.rank.${figure}`} />
                    </dt>
                    <dd className={styles.value}>
                      <Skeleton shape="text" className={styles.outline!} />
                    </dd>
                  </div>
                ))}
              </dl>
            </article>
          </li>
          {'{{/cards}}'}
        </ul>
      </Section>
    </SearchFrame>
  );
}
