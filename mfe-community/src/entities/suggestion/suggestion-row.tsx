import type { Suggestion } from '@mortar/protocol/community';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonRow } from '#entities/person';
import { dismissFx } from './model.ts';
import styles from './suggestion-row.module.css';

/** Somebody whom the person may want to follow, and why. */
export function SuggestionRow({ of: { why, ...person } }: { of: Suggestion }) {
  const { formatMessage } = useIntl();
  const dismiss = useUnit(dismissFx);
  const more = why.count - why.by.length;
  return (
    <div className={styles.row}>
      <p className={styles.why}>
        {why.reason === 'followedBy' ? (
          <FormattedMessage
            id={more > 0 ? 'community.whom.followedBy.more' : 'community.whom.followedBy'}
            values={{ names: <Names of={why.by} />, count: more }}
          />
        ) : (
          <FormattedMessage id={`community.whom.${why.reason}`} values={{ group: <bdi>{why.group}</bdi> }} />
        )}
      </p>
      <div className={styles.person}>
        <PersonRow person={person} />
      </div>
      <IconButton
        icon="close"
        label={formatMessage({ id: 'community.whom.dismiss' }, { name: person.username })}
        onClick={() => void dismiss({ uid: person.uid }).catch(() => undefined)}
      />
    </div>
  );
}

/** Names one after the other, each in its own direction. */
function Names({ of }: { of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <FormattedMessage id="community.whom.between" />}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
