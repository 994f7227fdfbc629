import { createRequest } from '@mortar/client';
import { $session } from '@mortar/host';
import { getCaseRole } from '@mortar/protocol/community';
import { createRole, SectionNav } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';

const { useRole } = createRole(createRequest(getCaseRole));

/** The way between the pages of the community. */
export function CommunityNav() {
  const { formatMessage } = useIntl();
  const session = useUnit($session);
  const role = useRole();
  const pages = [
    { to: '/community', name: 'feed', also: ['/p/:id', '/tag/:key'] },
    { to: '/news', name: 'news', also: ['/news/:id', '/news/write/:id'] },
    { to: '/video', name: 'video', also: ['/video/:id'] },
    { to: '/groups', name: 'groups', also: ['/group/:id'] },
    { to: '/search', name: 'search', also: ['/community/people'] },
    ...(session
      ? [
          { to: '/lists', name: 'lists', also: ['/list/:id'] },
          { to: '/drafts', name: 'drafts', also: ['/calendar'] },
          { to: '/saved', name: 'saved' },
          { to: `/u/${session.uid}`, name: 'me' },
          ...(role?.judges ? [{ to: '/mod', name: 'mod' }] : []),
        ]
      : []),
  ];
  return (
    <SectionNav
      label={formatMessage({ id: 'community.nav' })}
      pages={pages.map(({ name, ...page }) => ({ ...page, label: <FormattedMessage id={`community.nav.${name}`} /> }))}
    />
  );
}
