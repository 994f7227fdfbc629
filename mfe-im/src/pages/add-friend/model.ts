import { searchUsers } from '@mortar/protocol/relations';
import { createList, readerOf } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { keepRelations } from '#entities/relation';
import { channels } from '#features/channels';
import { recommended } from '#features/recommended';

/** People by name or by exact uid. */
export const found = createList(searchUsers, { keyOf: ({ uid }) => uid });
export const SearchReader = readerOf(found, 'SearchReader');

/** The page is to be shown. */
export const addFriendWanted = createEvent();

keepRelations(found.$data);
sample({ clock: addFriendWanted, fn: () => ({}), target: [recommended.wanted, channels.wanted] });
