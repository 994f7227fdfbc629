import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import { getLobby, LOBBY_TOPIC } from '@mortar/protocol/messaging';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** Open channels, the last written in first. */
export const lobby = createQuery(createRequest(getLobby));
const talk = subscribe(() => LOBBY_TOPIC);

/** Open while the panel is in view: nobody is connected for what they do not look at. */
export const LobbyGate = createGate('LobbyGate');

sample({ clock: [LobbyGate.open, talk.missed], fn: () => undefined, target: lobby.wanted });
sample({ clock: LobbyGate.open, fn: () => undefined, target: talk.wanted });
sample({ clock: LobbyGate.close, fn: () => undefined, target: talk.left });

lobby.$data.on(talk.happened, (data, { data: { channelid, last } }) => {
  const channel = data?.list.find((one) => one.channelid === channelid);
  return channel ? { list: [{ ...channel, last }, ...data!.list.filter((one) => one !== channel)] } : data;
});
