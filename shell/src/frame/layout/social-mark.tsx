import { VisuallyHidden } from '@mortar/ui';
import { SOCIAL_PATHS } from './social-paths.ts';
import styles from './social-mark.module.css';

interface Props {
  /** Name of the network, as it writes itself. */
  network: string;
}

/** The mark of a network with its name for readers; the name alone where we have no mark of it. */
export function SocialMark({ network }: Props) {
  const path = SOCIAL_PATHS[network.toLowerCase()];
  if (!path) return <span className={styles.name}>{network}</span>;
  return (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false" className={styles.mark}>
        <path d={path} />
      </svg>
      <VisuallyHidden>{network}</VisuallyHidden>
    </>
  );
}
