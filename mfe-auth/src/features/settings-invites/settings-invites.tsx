import { Loaded } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { InviteLink } from './invite-link.tsx';
import { InviteList } from './invite-list.tsx';
import { inviteLink } from './model.ts';

/** The person's invite code, and what came of it. */
export function InviteSettings() {
  return (
    <>
      <Panel title={<FormattedMessage id="settings.invites.title" />} lede={<FormattedMessage id="settings.invites.lede" />}>
        <Loaded of={inviteLink}>{(link) => <InviteLink {...link} />}</Loaded>
      </Panel>
      <Panel title={<FormattedMessage id="settings.invites.came" />}>
        <InviteList />
      </Panel>
    </>
  );
}
