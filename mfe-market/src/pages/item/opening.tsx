import { Button, Skeleton } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Star } from '#entities/favourite';
import { BadgesOutline } from '#entities/warnings';
import { ReportButton } from '#features/report';
import { ArtOutline } from '../../lib/art-outline.tsx';
import { MarketNav } from '../../lib/market-nav.tsx';
import bar from './item-art.module.css';
import styles from './item-view.module.css';

/** An item before any script runs: its picture and its name, in places that the server fills. */
export function Opening() {
  return (
    <>
      {'{{#item}}'}
      <MarketNav />
      <div className={styles.page}>
        <div className={styles.back}>
          <Button variant="quiet" icon="arrow-left" href="/market/collections/{{collection.id}}">
            <bdi className={styles.collection}>{'{{collection.name}}'}</bdi>
          </Button>
        </div>
        <div className={styles.top}>
          <div className={styles.art}>
            <ArtOutline size="large" />
            {'{{#isPlayable}}'}
            <div className={bar.bar} inert>
              <Button icon="play">
                <FormattedMessage id="market.animation.play" />
              </Button>
              <p className={bar.note}>
                <FormattedMessage id="market.animation.note" />
              </p>
            </div>
            {'{{/isPlayable}}'}
          </div>
          <div className={styles.side}>
            <header className={styles.head}>
              <h1 className={styles.title}>
                <bdi>{'{{name}}'}</bdi>
              </h1>
              <div className={styles.tools} inert>
                <Star id="" name="{{name}}" isItem place="page" />
                <ReportButton id="" />
              </div>
              <p className={styles.owner}>
                <Skeleton shape="text" />
              </p>
            </header>
            <BadgesOutline />
          </div>
        </div>
      </div>
      {'{{/item}}'}
    </>
  );
}
