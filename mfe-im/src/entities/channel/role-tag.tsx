import type { Role } from '@mortar/protocol/messaging';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';

/** Who keeps order in a channel; a member has no mark. */
export function RoleTag({ role }: { role: Role }) {
  if (role !== 'owner' && role !== 'admin') return null;
  return (
    <Tag tone={role === 'owner' ? 'ember' : 'neutral'}>
      <FormattedMessage id={`im.role.${role}`} />
    </Tag>
  );
}
