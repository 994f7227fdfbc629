import { createLoader, Loaded } from '@mortar/remote-kit';
import { useIntl } from 'react-intl';
import { Column } from '../../lib/column.tsx';
import { Decision } from './decision.tsx';
import { own } from './model.ts';

export const loader = createLoader(own.wanted, ({ params }) => ({ id: params['id'] ?? '' }));

/** `/cases/:id`: what a moderator decided, why, and the way to appeal. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <Column title={formatMessage({ id: 'community.case.title' })}>
      <Loaded of={own} failed={formatMessage({ id: 'community.case.failed' })} headingLevel={2}>
        {(one) => <Decision of={one} />}
      </Loaded>
    </Column>
  );
}
