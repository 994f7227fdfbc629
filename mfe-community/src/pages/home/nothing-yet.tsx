import type { HomeFeed } from '@mortar/protocol/community';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { composeAsked } from '#entities/post';
import { WhomToFollow } from './whom-to-follow.tsx';

/** Why a list is empty, and the one thing to do about it. */
export function NothingYet({ tab }: { tab: HomeFeed }) {
  const { formatMessage } = useIntl();
  const compose = useUnit(composeAsked);
  const action =
    tab === 'home' ? (
      <Button variant="primary" render={<Link to="/community?feed=latest" />}>
        <FormattedMessage id="community.empty.find" />
      </Button>
    ) : (
      <Button variant="primary" onClick={() => compose({})}>
        <FormattedMessage id="community.empty.write" />
      </Button>
    );
  return (
    <>
      <EmptyState title={formatMessage({ id: `community.empty.${tab}` })} action={action}>
        <FormattedMessage id={`community.empty.${tab}.why`} />
      </EmptyState>
      {tab === 'home' && <WhomToFollow />}
    </>
  );
}
