import type { Channel } from '@mortar/protocol/messaging';
import { useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { PeopleList } from '#entities/relation';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './channel.module.css';
import { blockFx, limits, LimitsReader, muteFx } from './model.ts';

const KINDS = ['muted', 'blocked'] as const;
type Kind = (typeof KINDS)[number];

/** A mute until this year has no end. */
const FOR_GOOD = 9999;

/** Who may not write in a channel, and who may not come in, with reasons and the way back. */
export function Limits({ channel: { channelid } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const [type, setType] = useState<Kind>('muted');
  useGate(LimitsReader, { channelid, type });
  return (
    <>
      <div className={styles.chips}>
        {KINDS.map((kind) => (
          <Chip key={kind} pressed={kind === type} onPressedChange={() => setType(kind)}>
            <FormattedMessage id={`im.channel.limits.${kind}`} />
          </Chip>
        ))}
      </div>
      <PeopleList
        of={limits}
        label={formatMessage({ id: `im.channel.limits.${type}` })}
        empty={<EmptyState headingLevel={3} title={formatMessage({ id: `im.channel.limits.${type}.none` })} />}
        note={({ until, reason, by }) => (
          <>
            {until && <Until at={until} />} {reason && <q>{reason}</q>}{' '}
            {by && <FormattedMessage id="im.channel.limits.by" values={{ name: <bdi>{nameOf(by.username)}</bdi> }} />}
          </>
        )}
      >
        {({ uid }) => <Lift type={type} channelid={channelid} uid={uid} />}
      </PeopleList>
    </>
  );
}

function Until({ at }: { at: string }) {
  if (new Date(at).getUTCFullYear() >= FOR_GOOD) return <FormattedMessage id="im.channel.limits.for-good" />;
  return (
    <FormattedMessage id="im.channel.limits.until" values={{ time: <FormattedDate value={at} dateStyle="medium" timeStyle="short" /> }} />
  );
}

/** Ends a mute or a block. */
function Lift({ type, ...of }: { type: Kind; channelid: string; uid: string }) {
  const units = useUnit({ mute: muteFx, block: blockFx });
  const unmute = useAction(units.mute);
  const unblock = useAction(units.block);
  if (type === 'muted') {
    return (
      <Button loading={unmute.isBusy} onClick={() => unmute.act({ ...of, minutes: 0 })}>
        <FormattedMessage id="im.channel.member.unmute" />
      </Button>
    );
  }
  return (
    <Button loading={unblock.isBusy} onClick={() => unblock.act({ ...of, blocked: false })}>
      <FormattedMessage id="im.relation.unblock" />
    </Button>
  );
}
