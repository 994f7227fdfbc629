import { listContacts } from '@mortar/protocol/relations';
import { createList, readerOf } from '@mortar/remote-kit';
import { keepRelations, relationChanged } from '#entities/relation';

/** The person's contacts by name, all or those whose name holds a text. */
export const contacts = createList(listContacts, { pageSize: 50, keyOf: ({ uid }) => uid });
/** Contacts to choose among, beside the list of a page that stays as it is. */
export const choices = createList(listContacts, { pageSize: 50, keyOf: ({ uid }) => uid });
/** Reads contacts for a choice among them. */
export const ContactsReader = readerOf(choices, 'ContactsReader');

for (const { $data } of [contacts, choices]) {
  keepRelations($data);
  // Whoever is no contact any more leaves the list.
  $data.on(relationChanged, (list, { uid, relation }) =>
    list && relation.contact !== 'contact' ? { ...list, items: list.items.filter((person) => person.uid !== uid) } : list,
  );
}
