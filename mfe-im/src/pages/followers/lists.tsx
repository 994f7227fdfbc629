import { dialogOpened } from '@mortar/host';
import type { RelatedPerson } from '@mortar/protocol/relations';
import { Paged, Since } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contacts } from '#entities/contact';
import { ContactButton, FollowButton, PersonMenu, PersonRow, WriteButton } from '#entities/relation';
import { ListRows } from '../../lib/list-row.tsx';
import { applications, blocked, type TabName } from './model.ts';

/** Requests, sent ones, followers, whom the person follows. */
export function Applications({ tab }: { tab: TabName }) {
  return (
    <Paged of={applications} headingLevel={2} empty={() => <Nobody tab={tab} />}>
      {({ items }) => (
        <Rows tab={tab}>
          {items.map((person) => (
            <Row
              key={person.uid}
              person={person}
              note={
                <>
                  <Since at={person.at} />
                  {person.text && ` · ${person.text}`}
                </>
              }
            >
              {tab === 'requests' || tab === 'sent' ? <Contact person={person} /> : <FollowButton person={person} />}
            </Row>
          ))}
        </Rows>
      )}
    </Paged>
  );
}

export function Contacts() {
  return (
    <Paged of={contacts} headingLevel={2} empty={() => <Nobody tab="contacts" />}>
      {({ items }) => (
        <Rows tab="contacts">
          {items.map((person) => (
            <Row key={person.uid} person={person}>
              <WriteButton uid={person.uid} />
              <PersonMenu person={person} />
            </Row>
          ))}
        </Rows>
      )}
    </Paged>
  );
}

export function Blocked() {
  return (
    <Paged of={blocked} headingLevel={2} empty={() => <Nobody tab="blocked" />}>
      {({ items }) => (
        <Rows tab="blocked">
          {items.map((person) => (
            <Row key={person.uid} person={person}>
              <PersonMenu person={person} />
            </Row>
          ))}
        </Rows>
      )}
    </Paged>
  );
}

function Rows({ tab, children }: { tab: TabName; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return <ListRows label={formatMessage({ id: `im.followers.${tab}` })}>{children}</ListRows>;
}

function Row({ person, note, children }: { person: RelatedPerson; note?: ReactNode; children: ReactNode }) {
  const open = useUnit(dialogOpened);
  return (
    <PersonRow person={person} note={note} onOpen={() => open({ name: 'im.user-card', props: { uid: person.uid } })}>
      {children}
    </PersonRow>
  );
}

/** What is next between the two; whoever was accepted can be written to. */
function Contact({ person }: { person: RelatedPerson }) {
  return person.contact === 'contact' ? <WriteButton uid={person.uid} /> : <ContactButton person={person} />;
}

function Nobody({ tab }: { tab: TabName }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage({ id: `im.followers.${tab}.none` })}>
      <FormattedMessage id={`im.followers.${tab}.none-text`} />
    </EmptyState>
  );
}
