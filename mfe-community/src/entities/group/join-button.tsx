import type { Group } from '@mortar/protocol/community';
import { useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $isMoving, joinPressed, leavePressed } from './model.ts';

/** Comes into a group, asks to be let in, or leaves; an owner has to hand it over first. */
export function JoinButton({ group: { groupid, name, joinRule, role } }: { group: Group }) {
  const { formatMessage } = useIntl();
  const { join, leave } = useUnit({ join: joinPressed, leave: leavePressed });
  const isMoving = useStoreMap({ store: $isMoving, keys: [groupid], fn: (all, [id]) => all.has(id) });
  const ask = useAsk();
  if (role === 'owner' || role === 'banned') return null;
  const isOutside = role === 'none';
  const deed = isOutside ? (joinRule === 'open' ? 'join' : 'ask') : role === 'asked' ? 'asked' : 'leave';
  const press = async () => {
    if (isOutside) return join({ groupid });
    if (role === 'asked' || (await ask('community.group.leave', { name }, { confirm: 'community.group.leave' }))) leave({ groupid });
  };
  return (
    <Button
      variant={isOutside ? 'primary' : 'secondary'}
      loading={isMoving}
      aria-label={formatMessage({ id: `community.group.${deed}.name` }, { name })}
      onClick={() => void press()}
    >
      <FormattedMessage id={`community.group.${deed}`} />
    </Button>
  );
}
