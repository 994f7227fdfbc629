import type { Channel } from '@mortar/protocol/messaging';
import { useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PeopleList } from '#entities/relation';
import { applications, ApplicationsReader, decideFx } from './model.ts';

/** Who wants to join, with what they wrote. */
export function Applications({ channel: { channelid } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  useGate(ApplicationsReader, { channelid });
  return (
    <PeopleList
      of={applications}
      label={formatMessage({ id: 'im.channel.applications' })}
      empty={
        <EmptyState headingLevel={3} title={formatMessage({ id: 'im.channel.applications.none' })}>
          <FormattedMessage id="im.channel.applications.none-text" />
        </EmptyState>
      }
      note={({ text }) => text}
    >
      {({ uid }) => <Decision channelid={channelid} uid={uid} />}
    </PeopleList>
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
