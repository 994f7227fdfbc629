import { $links } from '@mortar/host';
import { useUnit } from 'effector-react';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { OutwardLink } from './outward-link.tsx';
import styles from './social-links.module.css';

interface MarkProps {
  /** Name of the network, as it writes itself. */
  network: string;
}

const Name = ({ network }: MarkProps) => <span className={styles.name}>{network}</span>;

/** Marks of networks are a chunk of their own: most sites need none. Where it does not load, names do. */
const Mark = lazy(() =>
  import(/* webpackChunkName: "social" */ './social-mark.tsx').then(
    ({ SocialMark }) => ({ default: SocialMark }),
    () => ({ default: Name }),
  ),
);

/** Where else the project is; absent where the operator named nothing. */
export function SocialLinks() {
  const { social = [] } = useUnit($links);
  const { formatMessage } = useIntl();
  if (social.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'shell.footer.social' })}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <OutwardLink href={url} className={styles.link}>
            <Suspense fallback={<Name network={name} />}>
              <Mark network={name} />
            </Suspense>
          </OutwardLink>
        </li>
      ))}
    </ul>
  );
}
