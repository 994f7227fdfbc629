import type { Output } from '@mortar/protocol';
import { updateProfile, type login } from '@mortar/protocol/identity';
import { createChannel, getChannels, joinChannel } from '@mortar/protocol/messaging';
import { answerContact, followUser, requestContact } from '@mortar/protocol/relations';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { people } from '../modules/identity/index.ts';
import { countDemoChannels, markDemoChannel } from '../modules/messaging/index.ts';
import { CAST, type CastName } from './cast.ts';
import { CHANNELS, type DemoChannel } from './script.ts';
import { passwordOfPeople, signIn, signUp, type DemoLogin } from './sign-in.ts';
import { siteApi, type SiteApi } from './site-api.ts';
import { openSiteSocket, type SiteSocket } from './site-socket.ts';

interface ContentDeps {
  config: Config;
  db: Db;
  operator: DemoLogin;
  signal: AbortSignal;
}

/** Somebody of the demo, signed in and connected. */
interface Player {
  uid: string;
  username: string;
  api: SiteApi;
  socket: SiteSocket;
}
type Players = Record<CastName, Player>;

/**
 * People and channels of the demo, who talk in both languages: made through the site's own calls, as anybody would, and marked
 * as demo. What is there already stays as it is, so a start that was cut off is finished by the next one.
 */
export async function demoContent({ config, db, operator, signal }: ContentDeps): Promise<void> {
  const isServed = (['realtime', 'relations', 'messaging'] as const).every((name) => config.modules.includes(name));
  if (!isServed || (await countDemoChannels(db)) === CHANNELS.length) return;
  const api = await siteApi(config, signal);
  const password = await passwordOfPeople(config);

  async function enter(name: CastName): Promise<Player> {
    const { email, username, about } = CAST[name];
    const credentials = name === 'operator' ? operator : { email, password };
    const isThere = (await people.find(db, credentials.email)) !== undefined;
    const session: Output<typeof login> = isThere ? await signIn(api, credentials) : await signUp(api, config.publicUrl, credentials);
    const own = api.as(session.token);
    await own.call(updateProfile, { username, personalprofile: about });
    return { uid: session.uid, username, api: own, socket: await openSiteSocket(own, config.publicUrl, session.uid) };
  }

  const players = {} as Players;
  try {
    // One after the other: each mail has its code.
    for (const name of Object.keys(CAST) as CastName[]) players[name] = await enter(name);
    await acquaint(players);
    for (const channel of CHANNELS) await markDemoChannel(db, await fill(channel, players));
  } finally {
    for (const { socket } of Object.values(players)) socket.close();
  }
}

/** Everybody of the demo is a contact of the operator, and follows them. */
async function acquaint({ operator, ...others }: Players): Promise<void> {
  for (const one of Object.values(others)) {
    const { contact } = await one.api.call(requestContact, { uid: operator.uid, text: '' });
    if (contact === 'asked') await operator.api.call(answerContact, { uid: one.uid, accepted: true });
    await one.api.call(followUser, { uid: operator.uid });
  }
}

/** Makes a channel, brings everybody in, and lets them talk. @returns its id */
async function fill({ name, description, messages }: DemoChannel, players: Players): Promise<string> {
  const { operator, ...others } = players;
  const found = (await operator.api.call(getChannels, { text: name, uid: operator.uid, pageSize: 100 })).list.find(
    (one) => one.name === name,
  );
  const id = found?.channelid ?? (await operator.api.call(createChannel, { name, description, joinRule: 'open' })).id;
  for (const { api } of Object.values(others)) await api.call(joinChannel, { channelid: id });
  for (const [index, { by, text, reply, names, reactions = [], isPinned = false }] of messages.entries()) {
    const named = names && players[names];
    const body = named ? `@${named.username} ${text}` : text;
    const { message } = await players[by].socket.call('im.send', {
      conversation: id,
      clientId: clientIdOf(index),
      text: body,
      ...(named && { mentions: [{ uid: named.uid, offset: 0, length: named.username.length + 1 }] }),
      // Messages of the script are the first of the channel, from 1.
      ...(reply !== undefined && { reply: reply + 1 }),
    });
    const { seq } = message;
    for (const [emoji, ...from] of reactions)
      for (const one of from) await players[one].socket.call('im.react', { conversation: id, seq, emoji, on: true });
    if (isPinned) await operator.socket.call('im.pin', { conversation: id, seq, on: true });
  }
  return id;
}

/** The same at every start, so that no message is there twice. */
const clientIdOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
