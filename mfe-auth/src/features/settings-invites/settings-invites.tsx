import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '../../lib/not-yet.tsx';
import { Panel } from '../../lib/panel.tsx';
import { InviteLink } from './invite-link.tsx';
import { InviteList } from './invite-list.tsx';
import { $inviteLink, $linkFailure, invitesWanted } from './model.ts';

/** The person's invite code, and what came of it. */
export function InviteSettings() {
  const { link, failure, want } = useUnit({ link: $inviteLink, failure: $linkFailure, want: invitesWanted });
  return (
    <>
      <Panel title={<FormattedMessage id="settings.invites.title" />} lede={<FormattedMessage id="settings.invites.lede" />}>
        {link ? <InviteLink {...link} /> : <NotYet failure={failure} isLoading={!failure} onRetry={want} />}
      </Panel>
      <Panel title={<FormattedMessage id="settings.invites.came" />}>
        <InviteList />
      </Panel>
    </>
  );
}
