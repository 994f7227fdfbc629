import type { RelatedPerson } from '@mortar/protocol/relations';
import { Since } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { contacts } from '#entities/contact';
import { ContactButton, FollowButton, PeopleList, PersonMenu, WriteButton } from '#entities/relation';
import { applications, blocked, type TabName } from './model.ts';

/** Requests, sent ones, followers, whom the person follows. */
export function Applications({ tab }: { tab: TabName }) {
  return (
    <People
      of={applications}
      tab={tab}
      note={({ at, text }) => (
        <>
          <Since at={at} />
          {text && ` · ${text}`}
        </>
      )}
    >
      {(person) => (tab === 'requests' || tab === 'sent' ? <Contact person={person} /> : <FollowButton person={person} />)}
    </People>
  );
}

export function Contacts() {
  return (
    <People of={contacts} tab="contacts">
      {(person) => (
        <>
          <WriteButton uid={person.uid} />
          <PersonMenu person={person} />
        </>
      )}
    </People>
  );
}

export function Blocked() {
  return (
    <People of={blocked} tab="blocked">
      {(person) => <PersonMenu person={person} />}
    </People>
  );
}

type PeopleProps<Person extends RelatedPerson> = Omit<ComponentProps<typeof PeopleList<Person>>, 'label' | 'empty' | 'headingLevel'>;

/** People under a tab, by its words. */
function People<Person extends RelatedPerson>({ tab, ...list }: PeopleProps<Person> & { tab: TabName }) {
  const { formatMessage } = useIntl();
  const say = (end: string) => formatMessage({ id: `im.followers.${tab}${end}` });
  return (
    <PeopleList headingLevel={2} label={say('')} empty={<EmptyState title={say('.none')}>{say('.none-text')}</EmptyState>} {...list} />
  );
}

/** What is next between the two; whoever was accepted can be written to. */
function Contact({ person }: { person: RelatedPerson }) {
  return person.contact === 'contact' ? <WriteButton uid={person.uid} /> : <ContactButton person={person} />;
}
