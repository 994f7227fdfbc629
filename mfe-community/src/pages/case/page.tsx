import { createLoader, Loaded, useAction } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { AppealForm, Decision } from '#features/decision';
import { Column } from '../../lib/column.tsx';
import { appealFx, own } from './model.ts';

export const loader = createLoader(own.wanted, ({ params }) => ({ id: params['id'] ?? '' }));

/** `/cases/:id`: what a moderator decided, why, and the way to appeal. */
export function Page() {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(appealFx));
  return (
    <Column title={formatMessage({ id: 'community.case.title' })}>
      <Loaded
        of={own}
        failed={formatMessage({ id: 'community.case.failed' })}
        gone={{
          title: formatMessage({ id: 'community.case.gone' }),
          back: { to: '/community', label: formatMessage({ id: 'community.gone.feed' }) },
        }}
        headingLevel={2}
      >
        {(one) => (
          <Decision of={one} appealForm={<AppealForm isBusy={isBusy} failure={failure} onSend={(text) => act({ id: one.id, text })} />} />
        )}
      </Loaded>
    </Column>
  );
}
