import { $profile, $session, toastShown } from '@mortar/host';
import { shortAddress } from '@mortar/ui/format';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './account-button.module.css';
import { AccountMenu } from './account-menu.tsx';
import { PersonPicture } from './person-picture.tsx';

type Overlay = typeof import('@mortar/ui/overlay');

interface Props {
  /** Look of the button. */
  className: string | undefined;
  /** Look of the name beside the picture. */
  nameClass: string | undefined;
  side: 'bottom' | 'right';
}

/** Avatar, username and wallet of the signed-in person; a press opens a menu with bricks and Logout (spec §2, §4). */
export function AccountButton({ className, nameClass, side }: Props) {
  const { session, profile, toast } = useUnit({ session: $session, profile: $profile, toast: toastShown });
  const { formatMessage } = useIntl();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  if (!session) return null;
  const { uid, username, headimgurl, walletaddress } = profile ?? session;
  // The menu's code is that of dialogs: it comes when the page is idle, or with the first press.
  const load = () =>
    import(/* webpackChunkName: "overlay" */ '@mortar/ui/overlay').then(setOverlay, () =>
      toast({ type: 'error', text: formatMessage({ id: 'shell.dialog.failed' }) }),
    );
  const wallet = walletaddress && shortAddress(walletaddress);
  const label = formatMessage({ id: 'shell.account' }, { name: wallet ? `${username} ${wallet}` : username });
  const face = (
    <>
      <PersonPicture uid={uid} src={headimgurl} size={24} />
      <span className={`${nameClass} ${styles.words}`}>
        <bdi className={styles.name}>{username}</bdi>
        {wallet && (
          <>
            {' '}
            <bdi className={styles.wallet}>{wallet}</bdi>
          </>
        )}
      </span>
    </>
  );
  const button = { type: 'button', className, title: label, 'aria-label': label, 'aria-haspopup': 'menu' } as const;
  if (!overlay)
    return (
      <button {...button} aria-expanded={false} onClick={() => void load()}>
        {face}
      </button>
    );
  return <AccountMenu overlay={overlay} trigger={<button {...button}>{face}</button>} side={side} name={username} wallet={wallet} />;
}
