import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import type { Opened } from '../federation/open-part.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { useRemotes } from './remotes-context.ts';

/** Opens a panel of a remote, and once more when asked: what is usable now, or all of it anew. */
export function useOpening(remote: string, panel: string) {
  const { locale } = useUnit($catalogue);
  const remotes = useRemotes();
  const [isBusy, setBusy] = useState(false);
  const open = useCallback((): Promise<Opened<'panels'>> => {
    const coming = remotes.panel(remote, panel, locale);
    // Its failure is told by what shows it; React may leave the rendering that asked for it, and with it whoever would listen.
    coming.catch(() => undefined);
    return coming;
  }, [remotes, remote, panel, locale]);
  const [opening, setOpening] = useState(() => ({ attempt: 0, coming: open() }));
  const openAgain = useCallback(() => {
    const coming = open();
    setOpening(({ attempt }) => ({ attempt: attempt + 1, coming }));
  }, [open]);
  const startOver = useCallback(async () => {
    setBusy(true);
    await remotes.startOver(remote);
    setBusy(false);
    openAgain();
  }, [remotes, remote, openAgain]);
  return { ...opening, isBusy, openAgain, startOver };
}
