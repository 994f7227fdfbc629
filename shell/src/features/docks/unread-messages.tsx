import { $unreadCount } from '@mortar/host';
import { VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { UnreadBadge } from './unread-badge.tsx';

/** The badge of what leads to messages, with words for readers. */
export function UnreadMessages() {
  const count = useUnit($unreadCount);
  if (count <= 0) return null;
  return (
    <>
      <UnreadBadge count={count} />
      <VisuallyHidden>
        <FormattedMessage id="shell.unread" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
