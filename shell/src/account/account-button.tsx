import { $profile, $session, toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { logoutChosen } from '../session/index.ts';
import { PersonPicture } from './person-picture.tsx';

type Overlay = typeof import('@mortar/ui/overlay');

interface Props {
  /** Look of the button. */
  className: string | undefined;
  /** Look of the name beside the picture. */
  nameClass: string | undefined;
  side: 'bottom' | 'right';
}

/** Avatar and username of the signed-in person; a press opens a menu with Logout (spec §2). */
export function AccountButton({ className, nameClass, side }: Props) {
  const { session, profile, logOut, toast } = useUnit({ session: $session, profile: $profile, logOut: logoutChosen, toast: toastShown });
  const { formatMessage } = useIntl();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  if (!session) return null;
  const { uid, username, headimgurl } = profile ?? session;
  // The menu's code is that of dialogs: it comes when the page is idle, or with the first press.
  const load = () =>
    import(/* webpackChunkName: "overlay" */ '@mortar/ui/overlay').then(setOverlay, () =>
      toast({ type: 'error', text: formatMessage({ id: 'shell.dialog.failed' }) }),
    );
  const label = formatMessage({ id: 'shell.account' }, { name: username });
  const face = (
    <>
      <PersonPicture uid={uid} src={headimgurl} size={24} />
      <bdi className={nameClass}>{username}</bdi>
    </>
  );
  const button = { type: 'button', className, title: label, 'aria-label': label, 'aria-haspopup': 'menu' } as const;
  if (!overlay)
    return (
      <button {...button} aria-expanded={false} onClick={() => void load()}>
        {face}
      </button>
    );
  const { Menu, MenuItem } = overlay;
  return (
    <Menu trigger={<button {...button}>{face}</button>} side={side} align="end" defaultOpen>
      <MenuItem icon="log-out" onSelect={logOut}>
        <FormattedMessage id="shell.logout" />
      </MenuItem>
    </Menu>
  );
}
