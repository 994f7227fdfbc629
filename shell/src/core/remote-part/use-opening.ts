import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import type { Opened } from '../federation/open-part.ts';
import { $catalogue, catalogueExtended } from '../i18n/catalogue.ts';
import { useRemotes } from './remotes-context.ts';

/** Opens a panel of a remote, and once more when asked: what is usable now, or all of it anew. */
export function useOpening(remote: string, panel: string) {
  const { catalogue, extended } = useUnit({ catalogue: $catalogue, extended: catalogueExtended });
  const remotes = useRemotes();
  const [isBusy, setBusy] = useState(false);
  const { locale } = catalogue;
  const open = useCallback(async (): Promise<Opened<'panels'>> => {
    const opened = await remotes.panel(remote, panel, locale);
    extended({ source: { remote, load: opened.module.messages }, messages: opened.messages });
    return opened;
  }, [remotes, remote, panel, locale, extended]);
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
