import { $session } from '@mortar/host';
import type { Account } from '@mortar/protocol/community';
import { Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { shownFx } from './model.ts';
import styles from './person-lists.module.css';

/** Whether others see a list of one's own; nothing on anybody else's profile. */
export function ShownSwitch({ account, what }: { account: Account; what: 'showsLikes' | 'showsHood' }) {
  const { session, set, isBusy } = useUnit({ session: $session, set: shownFx, isBusy: shownFx.pending });
  if (session?.uid !== account.uid) return null;
  return (
    <Switch
      className={styles.choice}
      label={<FormattedMessage id={`community.person.${what}`} />}
      checked={account[what]}
      disabled={isBusy}
      onCheckedChange={(shown) => void set({ [what]: shown }).catch(() => undefined)}
    />
  );
}
