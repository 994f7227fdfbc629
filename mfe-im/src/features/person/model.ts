import { createRequest } from '@mortar/client';
import { getChannels } from '@mortar/protocol/messaging';
import { getUserInfo } from '@mortar/protocol/relations';
import { createList, createQuery, readerOf } from '@mortar/remote-kit';
import { keepRelation } from '#entities/relation';

/** Whom a private chat is with. */
export const person = createQuery(createRequest(getUserInfo));
export const PersonReader = readerOf(person, 'PersonReader');
/** Channels that both are in. */
export const shared = createList(getChannels, { keyOf: ({ channelid }) => channelid });
export const SharedReader = readerOf(shared, 'SharedReader');

keepRelation(person.$data);
