import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { useHead } from '../head/index.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { MarkedArea } from '../reporting/area-mark.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteDown } from './remote-down.tsx';
import type { RemoteRouteData } from './remote-route.ts';
import { useRemotes } from './remotes-context.ts';

/** The place of a remote's page: the page, the last good version after a crash, or that the area is down. */
export function RemotePage() {
  const data = useLoaderData<RemoteRouteData>();
  const { locale, crashed } = useUnit({ locale: $catalogue, crashed: failureReported });
  const remotes = useRemotes();
  const { revalidate } = useRevalidator();
  const language = locale.locale;
  useHead({ title: data.route.title[language], description: data.route.description[language] });
  if (data.kind === 'down') return <RemoteDown remote={data.remote} error={data.error} />;

  const { remote, opened } = data;
  const onCrash = (error: Error) => {
    crashed({ message: error.message, stack: error.stack ?? '', remote, version: opened.version });
    const replaced = remotes.crashed(remote, opened.version);
    if (replaced) void revalidate();
    return replaced;
  };
  return (
    <RemoteBoundary key={data.id} onCrash={onCrash} fallback={(error) => <RemoteDown remote={remote} error={error} />}>
      <IntlProvider locale={language} messages={{ ...locale.shell, ...locale.remotes[remote] }} onError={reportMissing}>
        <MarkedArea remote={remote} version={opened.version}>
          <opened.part.Page />
        </MarkedArea>
      </IntlProvider>
      <Mounted remote={remote} version={opened.version} />
    </RemoteBoundary>
  );
}

/** Effects run only when the whole page rendered: from now on this version is the one in use. */
function Mounted({ remote, version }: { remote: string; version: string }) {
  const remotes = useRemotes();
  useEffect(() => remotes.used(remote, version), [remotes, remote, version]);
  return null;
}

/** A message that is missing shows its id; it is a fault of the remote, not of the visitor. */
function reportMissing(error: { code: string; message: string }): void {
  console.error(error.message);
}
