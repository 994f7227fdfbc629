import { dialogOpened } from '@mortar/host';
import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactButton, PersonRow } from '#entities/relation';
import { ListRows } from '../../lib/list-row.tsx';
import { found, SearchReader } from './model.ts';

/** People whose name holds a text, or whose uid it is. */
export function Found({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  useGate(SearchReader, { text });
  return (
    <Paged
      of={found}
      headingLevel={2}
      empty={() => (
        <EmptyState kind="filtered" title={formatMessage({ id: 'im.add-friend.none' }, { text })}>
          <FormattedMessage id="im.add-friend.none-text" />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <ListRows label={formatMessage({ id: 'im.search.people' })}>
          {items.map((person) => (
            <PersonRow key={person.uid} person={person} onOpen={() => open({ name: 'im.user-card', props: { uid: person.uid } })}>
              <ContactButton person={person} />
            </PersonRow>
          ))}
        </ListRows>
      )}
    </Paged>
  );
}
