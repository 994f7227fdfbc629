import { $noticeCount, $unreadCount, dialogOpened } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { iconOf } from '../../core/navigation/icon-of.ts';
import { $accountEntries } from '../../core/navigation/navigation-entries.ts';
import { $installPrompt } from '../install/index.ts';
import { installFx } from '../install/install.ts';
import { logoutChosen } from '../session/index.ts';
import styles from './account-menu.module.css';
import { $bricks, $hasMessages, $hasWalletPanel, readBricksFx, WALLET_PANEL } from './model.ts';

/** Types of bricks (spec §3). */
const MAIN = 1;
const SILVER = 2;

interface Props {
  overlay: Pick<typeof import('@mortar/ui/overlay'), 'Menu' | 'MenuGroup' | 'MenuItem' | 'MenuSeparator'>;
  trigger: ReactElement;
  side: 'bottom' | 'right';
  name: string;
  /** Short address of the wallet; empty without one. */
  wallet: string;
}

/** The menu of the signed-in person: who they are, their wallet, their bricks with the way to all of them, messages, what remotes have of theirs, settings and Logout. */
export function AccountMenu({ overlay: { Menu, MenuGroup, MenuItem, MenuSeparator }, trigger, side, name, wallet }: Props) {
  const { entries, catalogue, bricks, hasMessages, unread, newNotices, hasPanel, read, logOut, prompt, install, openDialog } = useUnit({
    entries: $accountEntries,
    catalogue: $catalogue,
    hasPanel: $hasWalletPanel,
    openDialog: dialogOpened,
    bricks: $bricks,
    hasMessages: $hasMessages,
    unread: $unreadCount,
    newNotices: $noticeCount,
    read: readBricksFx,
    logOut: logoutChosen,
    prompt: $installPrompt,
    install: installFx,
  });
  // What does not come is left out: the page of bricks says why.
  const readAnew = (isOpen: boolean) => void (isOpen && read().catch(() => undefined));
  useEffect(() => void read().catch(() => undefined), [read]);
  const available = (type: number) => bricks?.find(({ brickstype }) => brickstype === type)?.available;
  const silver = available(SILVER);
  const address = <FormattedMessage id="shell.account.wallet" values={{ address: <bdi className={styles.address}>{wallet}</bdi> }} />;
  return (
    <Menu trigger={trigger} side={side} align="end" defaultOpen onOpenChange={readAnew}>
      <MenuGroup
        label={
          <span className={styles.who}>
            <bdi className={styles.name}>{name}</bdi>
            {wallet && !hasPanel && <span>{address}</span>}
          </span>
        }
      >
        {wallet && hasPanel && (
          <MenuItem icon="wallet" onSelect={() => void openDialog({ name: WALLET_PANEL, props: {} })}>
            {address}
          </MenuItem>
        )}
        <MenuItem icon="brick" render={<Link to="/bricks" />}>
          <span className={styles.row}>
            <FormattedMessage id="shell.account.bricks" />{' '}
            {bricks && (
              <span className={styles.figure}>
                <FormattedNumber value={available(MAIN) ?? 0} />{' '}
                {silver ? (
                  <span className={styles.silver}>
                    <FormattedMessage id="shell.account.silver" values={{ amount: silver }} />
                  </span>
                ) : null}
              </span>
            )}
          </span>
        </MenuItem>
      </MenuGroup>
      {hasMessages && (
        <>
          <MenuItem icon="message" render={<Link to="/im" />}>
            <Counted name={<FormattedMessage id="shell.account.messages" />} unread={unread} />
          </MenuItem>
          <MenuItem icon="bell" render={<Link to="/im/notices" />}>
            <Counted name={<FormattedMessage id="shell.account.notices" />} unread={newNotices} />
          </MenuItem>
        </>
      )}
      {entries.map(({ id, to, label, icon }) => (
        <MenuItem key={id} icon={iconOf(icon, label[catalogue.locale])} render={<Link to={to} />}>
          {label[catalogue.locale]}
        </MenuItem>
      ))}
      <MenuItem icon="settings" render={<Link to="/settings" />}>
        <FormattedMessage id="shell.account.settings" />
      </MenuItem>
      <MenuSeparator />
      {prompt && (
        <MenuItem icon="download" onSelect={() => void install(prompt).catch(() => undefined)}>
          <FormattedMessage id="shell.install" />
        </MenuItem>
      )}
      <MenuItem icon="log-out" onSelect={logOut}>
        <FormattedMessage id="shell.logout" />
      </MenuItem>
    </Menu>
  );
}

/** An entry, and how much behind it is unread. */
function Counted({ name, unread }: { name: ReactNode; unread: number }) {
  return (
    <span className={styles.row}>
      {name} {unread > 0 && <FormattedMessage id="shell.account.unread" values={{ count: unread }} />}
    </span>
  );
}
