import { listContacts } from '@mortar/protocol/relations';
import { keepRelations, relationChanged } from '#entities/relation';
import { createList } from '../../lib/create-list.ts';
import { readerOf } from '../../lib/reader-of.ts';

/** The person's contacts by name, all or those whose name holds a text. */
export const contacts = createList(listContacts, { pageSize: 50, keyOf: ({ uid }) => uid });
/** Reads contacts for a choice among them. */
export const ContactsReader = readerOf(contacts, 'ContactsReader');

keepRelations(contacts.$data);
// Whoever is no contact any more leaves the list.
contacts.$data.on(relationChanged, (list, { uid, relation }) =>
  list && relation.contact !== 'contact' ? { ...list, items: list.items.filter((person) => person.uid !== uid) } : list,
);
