import { findApplications, listBlocked } from '@mortar/protocol/relations';
import { createList } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { contacts } from '#entities/contact';
import { keepRelations } from '#entities/relation';

const keyOf = ({ uid }: { uid: string }) => uid;

/** Contact requests, sent ones, followers, whom one follows: whichever is shown. */
export const applications = createList(findApplications, { keyOf });
export const blocked = createList(listBlocked, { keyOf });

export const TABS = ['requests', 'sent', 'contacts', 'followers', 'following', 'blocked'] as const;
export type TabName = (typeof TABS)[number];
export const isTab = (name: string | null): name is TabName => TABS.some((tab) => tab === name);

/** A tab is to be shown. */
export const tabWanted = createEvent<TabName>();
/** Lists that are read by their name. */
const listWanted = tabWanted.filterMap((tab) => (tab === 'contacts' || tab === 'blocked' ? undefined : tab));

applications.$data.reset(tabWanted);
sample({ clock: listWanted, fn: (type) => ({ type }), target: applications.wanted });
sample({ clock: tabWanted, filter: (tab) => tab === 'contacts', fn: () => ({}), target: contacts.wanted });
sample({ clock: tabWanted, filter: (tab) => tab === 'blocked', fn: () => ({}), target: blocked.wanted });

keepRelations(applications.$data);
keepRelations(blocked.$data);
