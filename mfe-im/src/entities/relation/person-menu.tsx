import type { RelatedPerson } from '@mortar/protocol/relations';
import { useAction, useAsk } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blockFx, removeContactFx } from './model.ts';

/** What ends a relation: off the contacts, blocked; and the way back from a block. */
export function PersonMenu({ person: { uid, username: name, contact, isBlocked } }: { person: RelatedPerson }) {
  const { formatMessage } = useIntl();
  const units = useUnit({ remove: removeContactFx, block: blockFx });
  const remove = useAction(units.remove);
  const block = useAction(units.block);
  const ask = useAsk();
  const askRemove = async () => {
    if (await ask('im.relation.remove', { name })) remove.act({ uid });
  };
  const askBlock = async () => {
    if (await ask('im.relation.block', { name })) block.act({ uid, blocked: true });
  };
  return (
    <Menu trigger={<IconButton variant="secondary" icon="more" label={formatMessage({ id: 'im.person.more' }, { name })} />}>
      {contact === 'contact' && (
        <MenuItem danger onSelect={() => void askRemove()}>
          <FormattedMessage id="im.relation.remove" />
        </MenuItem>
      )}
      {isBlocked ? (
        <MenuItem onSelect={() => block.act({ uid, blocked: false })}>
          <FormattedMessage id="im.relation.unblock" />
        </MenuItem>
      ) : (
        <MenuItem danger icon="lock" onSelect={() => void askBlock()}>
          <FormattedMessage id="im.relation.block" />
        </MenuItem>
      )}
    </Menu>
  );
}
