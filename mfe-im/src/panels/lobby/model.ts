import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import { getLobby, LOBBY_TOPIC } from '@mortar/protocol/messaging';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** Open channels, the last written in first. */
export const lobby = createQuery(createRequest(getLobby));
const talk = subscribe(() => LOBBY_TOPIC);

/** The panel has come near, and is gone: nobody is connected for what they do not look at. */
export const lobbySeen = createEvent();
export const lobbyLeft = createEvent();

sample({ clock: [lobbySeen, talk.missed], fn: () => undefined, target: lobby.wanted });
sample({ clock: lobbySeen, target: talk.wanted });
sample({ clock: lobbyLeft, target: talk.left });

lobby.$data.on(talk.happened, (data, { data: { channelid, last } }) => {
  const channel = data?.list.find((one) => one.channelid === channelid);
  return channel ? { list: [{ ...channel, last }, ...data!.list.filter((one) => one !== channel)] } : data;
});
