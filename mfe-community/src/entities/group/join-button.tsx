import type { Group } from '@mortar/protocol/community';
import { Button } from '@mortar/ui';
import { ConfirmDialog } from '@mortar/ui/overlay';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $isMoving, joinPressed, leavePressed } from './model.ts';

/** Comes into a group, asks to be let in, or leaves; an owner has to hand it over first. */
export function JoinButton({ group: { groupid, name, joinRule, role } }: { group: Group }) {
  const { formatMessage } = useIntl();
  const { join, leave } = useUnit({ join: joinPressed, leave: leavePressed });
  const isMoving = useStoreMap({ store: $isMoving, keys: [groupid], fn: (all, [id]) => all.has(id) });
  const [isAsked, setAsked] = useState(false);
  if (role === 'owner' || role === 'banned') return null;
  const isOutside = role === 'none';
  const deed = isOutside ? (joinRule === 'open' ? 'join' : 'ask') : role === 'asked' ? 'asked' : 'leave';
  const press = () => (isOutside ? join({ groupid }) : role === 'asked' ? leave({ groupid }) : setAsked(true));
  return (
    <>
      <Button
        variant={isOutside ? 'primary' : 'secondary'}
        loading={isMoving}
        aria-label={formatMessage({ id: `community.group.${deed}.name` }, { name })}
        onClick={press}
      >
        <FormattedMessage id={`community.group.${deed}`} />
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={formatMessage({ id: 'community.group.leave.title' }, { name })}
        content={formatMessage({ id: 'community.group.leave.text' })}
        confirmLabel={formatMessage({ id: 'community.group.leave' })}
        cancelLabel={formatMessage({ id: 'community.cancel' })}
        onChoice={(choice) => {
          setAsked(false);
          if (choice === 1) leave({ groupid });
        }}
      />
    </>
  );
}
