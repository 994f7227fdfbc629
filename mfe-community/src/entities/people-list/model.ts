import { createRequest } from '@mortar/client';
import { createPeopleList, deletePeopleList, editPeopleList, setListed, type PeopleList } from '@mortar/protocol/community';
import { toastFailures } from '@mortar/remote-kit';
import { sample, type Event } from 'effector';
import { feedDropped } from '#entities/feed';
import { dialogAsked } from '../../lib/signed-in.ts';

export const createListFx = createRequest(createPeopleList);
export const editListFx = createRequest(editPeopleList);
export const deleteListFx = createRequest(deletePeopleList);
/** Puts somebody on a list, or takes them off. */
export const setListedFx = createRequest(setListed);
toastFailures(deleteListFx.failData, setListedFx.failData);

/** The server has told how a list of somebody's own stands now. */
export const listTold: Event<PeopleList> = sample({ clock: [createListFx.doneData, editListFx.doneData, setListedFx.doneData] });
// Other people are on it: what they write is read anew.
sample({ clock: setListedFx.done, fn: ({ params: { listid } }) => ({ feed: 'list' as const, id: listid }), target: feedDropped });

/** Somebody wants to make a list, or to change one. */
export const listEditAsked = dialogAsked('community.peopleList');

export const listPath = (listid: string): string => `/list/${listid}`;
