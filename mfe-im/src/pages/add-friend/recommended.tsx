import { dialogOpened } from '@mortar/host';
import { Paged, useAction } from '@mortar/remote-kit';
import { EmptyState, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactButton, People, PersonRow } from '#entities/relation';
import { dismissFx, recommended } from './model.ts';

/** People whom the person may know, each with a way not to be shown again. */
export function Recommended() {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  return (
    <Paged
      of={recommended}
      empty={() => (
        <EmptyState headingLevel={3} title={formatMessage({ id: 'im.add-friend.nobody' })}>
          <FormattedMessage id="im.add-friend.nobody-text" />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <People label={formatMessage({ id: 'im.add-friend.recommended' })}>
          {items.map((person) => (
            <PersonRow key={person.uid} person={person} onOpen={() => open({ name: 'im.user-card', props: { uid: person.uid } })}>
              <ContactButton
                person={person}
                onRequest={() => open({ name: 'im.contact-request', props: { uid: person.uid, username: person.username } })}
              />
              <Dismiss uid={person.uid} name={person.username} />
            </PersonRow>
          ))}
        </People>
      )}
    </Paged>
  );
}

function Dismiss({ uid, name }: { uid: string; name: string }) {
  const { formatMessage } = useIntl();
  const { act, isBusy } = useAction(useUnit(dismissFx));
  return (
    <IconButton
      icon="close"
      label={formatMessage({ id: 'im.add-friend.dismiss' }, { name })}
      loading={isBusy}
      onClick={() => act({ uid })}
    />
  );
}
