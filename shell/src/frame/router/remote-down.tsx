import { ownEntry } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { $registry } from '../../core/federation/registry.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { AreaDown } from '../../pages/status-pages/index.ts';
import { useRemotes } from '../../core/remote-part/remotes-context.ts';
import { useBack } from '../../core/remote-part/use-back.ts';

interface Props {
  remote: string;
  error: unknown;
}

/** What serves a remote to pages of this site, there. */
const commandFor = (remote: string, origin: string) => `PORT=${new URL(origin).port} npm run dev -- ${remote} --site ${location.origin}`;

/** The place of a remote that does not load or broke; it is tried again when a person asks, or when network and server are back. */
export function RemoteDown({ remote, error }: Props) {
  const { registry, catalogue } = useUnit({ registry: $registry, catalogue: $catalogue });
  const remotes = useRemotes();
  const { revalidate, state } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await remotes.startOver(remote);
    await revalidate();
    setBusy(false);
  };
  useBack(tryAgain);

  const origin = ownEntry(registry.local ?? {}, remote);
  const description = ownEntry(registry.remotes, remote)?.live.description;
  return (
    <AreaDown
      title={description?.title[catalogue.locale] ?? remote}
      owner={description?.owner ?? remote}
      local={origin === undefined ? undefined : { origin, command: commandFor(remote, origin) }}
      error={error}
      busy={isBusy || state === 'loading'}
      onTryAgain={tryAgain}
    />
  );
}
