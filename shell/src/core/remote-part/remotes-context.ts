import { createContext, useContext } from 'react';
import type { Remotes } from '../federation/remotes.ts';

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes is used outside the shell');
  return remotes;
}
