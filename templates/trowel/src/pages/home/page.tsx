import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $bricks, brickLaid } from '../../entities/wall/index.ts';
import styles from './page.module.css';

/** `/trowel`: a count of bricks, and the button that lays one more. */
export function Page() {
  const { count, lay } = useUnit({ count: $bricks, lay: brickLaid });
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="trowel.title" />
      </h1>
      <p className={styles.lede}>
        <FormattedMessage id="trowel.lede" />
      </p>
      <p aria-live="polite">
        <FormattedMessage id="trowel.bricks" values={{ count }} />
      </p>
      <Button onClick={lay}>
        <FormattedMessage id="trowel.lay" />
      </Button>
    </section>
  );
}
