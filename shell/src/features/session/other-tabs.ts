import { $session, signedOut } from '@mortar/host';
import { sample } from 'effector';
import { reloadFx } from '../../core/navigation/navigate.ts';
import { tabTold } from './tabs.ts';

// A sign-in in another tab holds here too. Somebody else's page is taken away: nothing of the first person may stay.
sample({
  clock: tabTold,
  source: $session,
  filter: (session, news) => news.kind === 'signedIn' && (session === null || session.uid === news.session.uid),
  fn: (session, news) => (news.kind === 'signedIn' ? news.session : session),
  target: $session,
});
sample({
  clock: tabTold,
  source: $session,
  filter: (session, news) => news.kind === 'signedIn' && session !== null && session.uid !== news.session.uid,
  fn: () => undefined,
  target: [signedOut, reloadFx],
});

// A logout in another tab holds here too: the server decides what a visitor sees of this address.
sample({
  clock: tabTold,
  source: $session,
  filter: (session, news) => news.kind === 'signedOut' && session !== null,
  fn: () => undefined,
  target: [signedOut, reloadFx],
});
