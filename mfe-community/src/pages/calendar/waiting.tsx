import type { Scheduled } from '@mortar/protocol/community';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, Icon, IconButton } from '@mortar/ui';
import { LazyImage } from '@mortar/ui/media';
import { Dialog, Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { composeAsked, useAudienceName } from '#entities/post';
import { cancelFx, moveFx, publishNowFx } from '#entities/schedule';
import { WhenFields } from '#features/composer';
import { ownZone } from '../../lib/zones.ts';
import styles from './waiting.module.css';

/** A post that waits, or is held: when, why, and what can be done about it. */
export function Waiting({ waiting }: { waiting: Scheduled }) {
  const { formatMessage } = useIntl();
  const units = useUnit({ compose: composeAsked, move: moveFx, publish: publishNowFx, cancel: cancelFx });
  const [move, publish, cancel] = [useAction(units.move), useAction(units.publish), useAction(units.cancel)];
  const [isMoving, setMoving] = useState(false);
  const [now] = useState(() => Date.now());
  const { post, source, publishAt, local, zone, state, reason } = waiting;
  const { postid, text, media, group } = post;
  const audienceName = useAudienceName(post);
  const failure = publish.failure ?? cancel.failure;
  const isDue = state === 'scheduled' && Date.parse(publishAt) <= now;
  return (
    <li id={postid} className={styles.waiting} data-state={state}>
      <p className={styles.when}>
        <time dateTime={publishAt}>
          {state === 'held' ? (
            <FormattedDate value={publishAt} dateStyle="medium" timeStyle="short" />
          ) : (
            <FormattedTime value={publishAt} />
          )}
        </time>
        {zone !== ownZone() && state === 'scheduled' && !isDue && (
          <span className={styles.zone}>
            <FormattedMessage
              id="community.calendar.elsewhere"
              values={{
                time: <FormattedDate value={`${local}Z`} timeZone="UTC" dateStyle="medium" timeStyle="short" />,
                zone: zone.replaceAll('_', ' '),
              }}
            />
          </span>
        )}
        <span className={styles.zone}>
          {group && `${group.name} · `}
          {audienceName}
        </span>
      </p>
      <div className={styles.menu}>
        <Menu trigger={<IconButton icon="more" label={formatMessage({ id: 'community.calendar.acts' })} />}>
          <MenuItem icon="close" onSelect={() => cancel.act({ postid })}>
            <FormattedMessage id="community.calendar.cancel" />
          </MenuItem>
        </Menu>
      </div>
      {reason && (
        <p className={styles.reason}>
          <Icon name="warning" size={16} className={styles.sign!} />
          <span>
            <FormattedMessage id={`community.held.${reason}`} />
          </span>
        </p>
      )}
      {isDue && (
        <p className={styles.due}>
          <Icon name="clock" size={16} className={styles.sign!} />
          <FormattedMessage id="community.calendar.due" />
        </p>
      )}
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text || formatMessage({ id: 'community.drafts.wordless' })}
        </p>
        {media[0] && <LazyImage src={media[0].url} alt={media[0].alt} width={1} height={1} className={styles.picture!} />}
      </div>
      {failure && <FailureText failure={failure} />}
      <div className={styles.acts}>
        <Button icon="pencil" onClick={() => units.compose({ scheduled: postid })}>
          <FormattedMessage id="community.menu.edit" />
        </Button>
        <Button icon="clock" onClick={() => setMoving(true)}>
          <FormattedMessage id="community.calendar.move" />
        </Button>
        <Button loading={publish.isBusy} onClick={() => publish.act({ postid })}>
          <FormattedMessage id="community.calendar.now" />
        </Button>
      </div>
      <Dialog
        open={isMoving}
        onClose={() => setMoving(false)}
        title={formatMessage({ id: 'community.calendar.move.title' })}
        closeLabel={formatMessage({ id: 'community.close' })}
      >
        <WhenFields
          isFixed
          value={Date.parse(publishAt) > now ? { local, zone } : null}
          onChange={(chosen) => chosen && move.act({ postid, post: source, ...chosen }, () => setMoving(false))}
        />
        {move.failure && <FailureText failure={move.failure} />}
      </Dialog>
    </li>
  );
}
