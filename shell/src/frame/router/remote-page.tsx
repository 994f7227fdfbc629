import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { useHead } from '../../core/head/index.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { RemoteBoundary } from '../../core/remote-part/remote-boundary.tsx';
import { RemotePart } from '../../core/remote-part/remote-part.tsx';
import { RemoteDown } from './remote-down.tsx';
import type { RemoteRouteData } from './remote-route.ts';
import { useRemotes } from '../../core/remote-part/remotes-context.ts';

/** The place of a remote's page: the page, the last good version after a crash, or that the area is down. */
export function RemotePage() {
  const data = useLoaderData<RemoteRouteData>();
  const { catalogue, crashed } = useUnit({ catalogue: $catalogue, crashed: failureReported });
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { title } = (data.kind === 'page' && data.head) || data.route;
  useHead({ title: title[catalogue.locale], description: data.route.description[catalogue.locale] });
  if (data.kind === 'down') return <RemoteDown remote={data.remote} error={data.error} />;

  const { remote, opened } = data;
  const onCrash = (error: Error) => {
    crashed({ message: error.message, stack: error.stack ?? '', remote, version: opened.version });
    const replaced = remotes.crashed(remote, opened.version);
    if (replaced) void revalidate();
    return replaced;
  };
  return (
    <RemoteBoundary
      key={`${remote}@${opened.version} ${pathname}`}
      attempt={data.id}
      onCrash={onCrash}
      fallback={(error) => <RemoteDown remote={remote} error={error} />}
    >
      <RemotePart remote={remote} opened={opened} onMounted={() => remotes.used(remote, opened.version)}>
        {(signal) => <opened.part.Page signal={signal} />}
      </RemotePart>
    </RemoteBoundary>
  );
}
