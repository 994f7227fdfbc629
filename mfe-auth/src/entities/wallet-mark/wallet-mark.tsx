import { Icon } from '@mortar/ui';
import styles from './wallet-mark.module.css';

interface Props {
  /** As the wallet calls itself. */
  name: string;
  /** The picture that it brought (EIP-6963, Wallet Standard). */
  icon?: string | undefined;
  size?: 'medium' | 'large';
}

/** A wallet's picture; for one that brings none its initial in the colour that people know it by, because its logo is not ours to ship. */
export function WalletMark({ name, icon, size = 'medium' }: Props) {
  if (icon) return <img className={styles.mark} data-size={size} src={icon} alt="" />;
  return (
    <span className={styles.mark} data-size={size} data-wallet={name} aria-hidden="true">
      {[...name][0] ?? <Icon name="wallet" size={16} />}
    </span>
  );
}
