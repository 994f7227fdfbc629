import { useUnit } from 'effector-react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { useHead } from '../../core/head/index.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { RemotePart } from '../../core/remote-part/remote-part.tsx';
import { RemoteDown } from './remote-down.tsx';
import type { RemoteRouteData } from './remote-route.ts';

/** The place of a remote's page: the page, the last good version after a crash, or that the area is down. */
export function RemotePage() {
  const data = useLoaderData<RemoteRouteData>();
  const catalogue = useUnit($catalogue);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { title } = (data.kind === 'page' && data.head) || data.route;
  useHead({ title: title[catalogue.locale], description: data.route.description[catalogue.locale] });
  if (data.kind === 'down') return <RemoteDown remote={data.remote} error={data.error} />;

  const { remote, opened } = data;
  return (
    <RemotePart
      key={`${remote}@${opened.version} ${pathname}`}
      remote={remote}
      opened={opened}
      attempt={data.id}
      onCrashed={(isReplaceable) => isReplaceable && void revalidate()}
      fallback={(error) => <RemoteDown remote={remote} error={error} />}
    >
      {(signal) => <opened.part.Page signal={signal} />}
    </RemotePart>
  );
}
