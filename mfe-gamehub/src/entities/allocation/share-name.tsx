import { FormattedMessage } from 'react-intl';
import styles from './share-name.module.css';
import { SHARES, shareNameId, shareTermsId, type Share } from './shares.ts';

interface Props {
  share: Share;
}

/** A share's colour in the ring, its name, and when it is released. */
export function ShareName({ share }: Props) {
  return (
    <span className={styles.share} data-series={SHARES.indexOf(share) + 1}>
      <span className={styles.name}>
        <FormattedMessage id={shareNameId(share)} />
      </span>
      <span className={styles.terms}>
        <FormattedMessage id={shareTermsId(share)} values={{ cliff: share.cliffMonths, vesting: share.vestingMonths }} />
      </span>
    </span>
  );
}
