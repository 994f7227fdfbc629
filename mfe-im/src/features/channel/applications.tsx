import { dialogOpened } from '@mortar/host';
import type { Channel } from '@mortar/protocol/messaging';
import { Paged, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonRow } from '#entities/relation';
import { ListRows } from '../../lib/list-row.tsx';
import { applications, ApplicationsReader, decideFx } from './model.ts';

/** Who wants to join, with what they wrote. */
export function Applications({ channel: { channelid } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  useGate(ApplicationsReader, { channelid });
  const open = useUnit(dialogOpened);
  return (
    <Paged
      of={applications}
      empty={() => (
        <EmptyState headingLevel={3} title={formatMessage({ id: 'im.channel.applications.none' })}>
          <FormattedMessage id="im.channel.applications.none-text" />
        </EmptyState>
      )}
    >
      {({ items }) => (
        <ListRows label={formatMessage({ id: 'im.channel.applications' })}>
          {items.map(({ text, ...person }) => (
            <PersonRow
              key={person.uid}
              person={person}
              note={text}
              onOpen={() => open({ name: 'im.user-card', props: { uid: person.uid } })}
            >
              <Decision channelid={channelid} uid={person.uid} />
            </PersonRow>
          ))}
        </ListRows>
      )}
    </Paged>
  );
}

function Decision(of: { channelid: string; uid: string }) {
  const { act, isBusy } = useAction(useUnit(decideFx));
  return (
    <>
      <Button variant="primary" loading={isBusy} onClick={() => act({ ...of, accepted: true })}>
        <FormattedMessage id="im.channel.let-in" />
      </Button>
      <Button disabled={isBusy} onClick={() => act({ ...of, accepted: false })}>
        <FormattedMessage id="im.relation.decline" />
      </Button>
    </>
  );
}
