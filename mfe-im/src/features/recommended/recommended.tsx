import { dialogOpened } from '@mortar/host';
import type { RelatedPerson } from '@mortar/protocol/relations';
import { Paged, useAction } from '@mortar/remote-kit';
import { EmptyState, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonRow } from '#entities/relation';
import { ListRows } from '../../lib/list-row.tsx';
import { dismissFx, recommended } from './model.ts';

interface Props {
  /** What can be done about somebody. */
  children: (person: RelatedPerson) => ReactNode;
}

/** People whom the person may know, each with a way not to be shown again. */
export function Recommended({ children }: Props) {
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
        <ListRows label={formatMessage({ id: 'im.add-friend.recommended' })}>
          {items.map((person) => (
            <PersonRow key={person.uid} person={person} onOpen={() => open({ name: 'im.user-card', props: { uid: person.uid } })}>
              {children(person)}
              <Dismiss uid={person.uid} name={person.username} />
            </PersonRow>
          ))}
        </ListRows>
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
