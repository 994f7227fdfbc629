import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { getKeyPair, getUtoken, type ConnectionAuth } from '@mortar/protocol/realtime';
import { $transport } from '../configuration.ts';
import { deviceId } from '../device.ts';
import { isServerSilent, type RequestFailure } from '../failure.ts';
import { createRequest } from '../request.ts';
import type { Transport } from '../transport.ts';
import { connectionHost } from './connection-host.ts';
import { shakeHands, unsealed } from './handshake.ts';
import type { CreateLink, Link, LinkState } from './link.ts';
import { openLink } from './open-link.ts';

/** Somebody is signed in, or a visitor (`uid` null) wants what is public: there shall be a connection. */
export const connectionWanted = createEvent<{ uid: string | null }>();
/** Nobody needs it any more: after a logout at once, in every tab. */
export const connectionDropped = createEvent();

/** Where the connection stands. `connected` is the message state 1 of the specification. */
export const $connection = createStore<LinkState>('closed');
/** There is a connection, for the first time or again: what was missed can be read now. */
export const connected = createEvent();
/** The server told something by itself; `listen` gives it a type. */
export const told = createEvent<{ name: string; data: unknown }>();

const stateSeen = createEvent<LinkState>();
sample({ clock: stateSeen, target: $connection });
sample({ clock: stateSeen, filter: (state) => state === 'connected', fn: () => undefined, target: connected });

const keyPairFx = createRequest(getKeyPair);
const utokenFx = createRequest(getUtoken);

/** Makes the link; a test puts another one in its place. */
export const $createLink = createStore<{ createLink: CreateLink }>({ createLink: openLink }, { serialize: 'ignore' });
export const $link = createStore<Link | null>(null, { serialize: 'ignore' });
/** For whom there shall be a connection. */
export const $wanted = createStore<{ uid: string | null } | null>(null)
  .on(connectionWanted, (_, wanted) => wanted)
  .reset(connectionDropped);

/** A token that a former document of this browser got, where it is of this person and this device and can still be opened. */
async function keptAuth(uid: string): Promise<ConnectionAuth | undefined> {
  const kept = await connectionHost()
    .keeper?.read()
    .catch(() => undefined);
  return kept?.uid === uid && kept.deviceid === deviceId() ? unsealed(kept).catch(() => undefined) : undefined;
}

/** A token, or null where the server gives none: over HTTP a refusal says the rest to the page. */
const identifyFx = attach({
  source: { wanted: $wanted, transport: $transport },
  mapParams: (isRefused: boolean, { wanted, transport }) => ({ isRefused, uid: wanted?.uid, transport }),
  effect: createEffect(async ({ isRefused, uid, transport }: Identifying): Promise<ConnectionAuth | null> => {
    const calls = { pair: scopeBind(keyPairFx, { safe: true }), utoken: scopeBind(utokenFx, { safe: true }) };
    if (!uid || !transport) return null;
    const kept = isRefused ? undefined : await keptAuth(uid);
    if (kept) return kept;
    try {
      const [getKeyPair, getUtoken] = [() => calls.pair({}), (token: string) => calls.utoken({ token })];
      const auth = await shakeHands({ getKeyPair, getUtoken, uid, deviceid: deviceId(), now: await transport.now() });
      // Not kept is asked for again, and nothing worse.
      await connectionHost()
        .keeper?.write(auth)
        .catch(() => undefined);
      return await unsealed(auth);
    } catch (failure) {
      if (isRefusal(failure as RequestFailure)) return null;
      throw failure;
    }
  }),
});

interface Identifying {
  isRefused: boolean;
  uid: string | null | undefined;
  transport: Transport | null;
}

/** Whether asking again would be refused again. */
function isRefusal(failure: RequestFailure): boolean {
  const isBusy = failure.kind === 'http' && (failure.status >= 500 || failure.retryAfterMs !== undefined);
  return !isBusy && !isServerSilent(failure);
}

const makeLinkFx = attach({
  source: { link: $link, made: $createLink },
  effect: ({ link, made: { createLink } }) =>
    link ??
    createLink({
      changed: scopeBind(stateSeen, { safe: true }),
      happened: scopeBind((name: string, data: unknown) => told({ name, data }), { safe: true }),
      identify: scopeBind((isRefused: boolean) => identifyFx(isRefused), { safe: true }),
    }),
});
sample({ clock: connectionWanted, target: makeLinkFx });
sample({ clock: makeLinkFx.doneData, target: $link });

const openFx = createEffect(({ link, uid }: { link: Link; uid: string | null }) => link.open(uid));
const closeFx = createEffect((link: Link) => link.close());
const forgetFx = createEffect(() => connectionHost().keeper?.forget());
sample({
  clock: makeLinkFx.doneData,
  source: $wanted,
  filter: Boolean,
  fn: (wanted, link) => ({ link, uid: wanted!.uid }),
  target: openFx,
});
sample({ clock: connectionDropped, source: $link, filter: Boolean, target: closeFx });
sample({ clock: connectionDropped, target: forgetFx });
