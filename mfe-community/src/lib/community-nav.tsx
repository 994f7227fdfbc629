import { $session } from '@mortar/host';
import { SectionNav } from '@mortar/remote-kit';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { caseRole, NavShown } from './case-role.ts';

/** The way between the pages of the community. */
export function CommunityNav() {
  const { formatMessage } = useIntl();
  const { session, role } = useUnit({ session: $session, role: caseRole.$data });
  useGate(NavShown);
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
