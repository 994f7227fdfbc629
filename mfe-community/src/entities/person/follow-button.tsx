import { $session } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { followPressed, useFollows } from './model.ts';

interface Props {
  uid: string;
  username: string;
  /** As the server told with what is shown; what was pressed since counts more. */
  follows?: boolean | undefined;
  /** Follows the person who is signed in. */
  isFollower?: boolean;
}

/** Follows somebody, or no longer; nothing for oneself. */
export function FollowButton({ uid, username, follows = false, isFollower = false }: Props) {
  const { formatMessage } = useIntl();
  const { press, session } = useUnit({ press: followPressed, session: $session });
  const isOn = useFollows(uid) ?? follows;
  if (session?.uid === uid) return null;
  const word = isOn ? 'on' : isFollower ? 'back' : 'off';
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      aria-label={formatMessage({ id: `community.follow.${word}.name` }, { name: username })}
      onClick={() => press({ uid, isWanted: !isOn })}
    >
      <FormattedMessage id={`community.follow.${word}`} />
    </Button>
  );
}
