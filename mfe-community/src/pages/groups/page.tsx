import { $isSignedIn } from '@mortar/host';
import { createLoader, oneOf, Paged, searchOf, useShow } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { groupEditAsked, GroupRow } from '#entities/group';
import { FeedSkeleton } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { SearchForm } from '../../lib/search-form.tsx';
import { TabLinks } from '../../lib/tab-links.tsx';
import { groups, KINDS, type Asked } from './model.ts';
import list from '../../lib/list.module.css';

const PLAIN = { kind: 'all' };
const LONGEST = 64;
const askedOf = (search: URLSearchParams): Asked => ({
  kind: oneOf(KINDS, search.get('kind')) ?? 'all',
  text: (search.get('text') ?? '').trim().slice(0, LONGEST),
});

export const loader = createLoader(groups.wanted, ({ url }) => askedOf(url.searchParams));

/** `/groups`: every group, or those of the person. */
export function Page() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const show = useShow();
  const asked = askedOf(search);
  const { edit, isSignedIn, answered } = useUnit({ edit: groupEditAsked, isSignedIn: $isSignedIn, answered: groups.$answered });
  const make = (
    <Button variant="primary" icon="plus" onClick={() => edit({})}>
      <FormattedMessage id="community.group.new" />
    </Button>
  );
  const empty = asked.text ? 'found' : asked.kind;
  return (
    <Column title={<FormattedMessage id="community.groups" />} acts={make}>
      <SearchForm
        label={formatMessage({ id: 'community.groups.search' })}
        text={asked.text}
        maxLength={LONGEST}
        onSearch={(text) => show(searchOf({ ...asked, text }, PLAIN))}
      />
      {isSignedIn && (
        <TabLinks
          label={formatMessage({ id: 'community.groups.kinds' })}
          tabs={KINDS.map((kind) => ({
            to: `/groups${searchOf({ ...asked, kind }, PLAIN)}`,
            isOn: kind === asked.kind,
            label: <FormattedMessage id={`community.groups.${kind}`} />,
          }))}
        />
      )}
      <Paged
        of={groups}
        is={() => answered?.params.kind === asked.kind && answered.params.text === asked.text}
        endless
        headingLevel={2}
        failed={formatMessage({ id: 'community.groups.failed' })}
        pending={<FeedSkeleton />}
        empty={() => (
          <EmptyState headingLevel={2} title={formatMessage({ id: `community.groups.none.${empty}` })} action={make}>
            <FormattedMessage id={`community.groups.none.${empty}.why`} />
          </EmptyState>
        )}
      >
        {({ items }) => (
          <ul className={list.plain}>
            {items.map(({ groupid }) => (
              <li key={groupid} className={list.item}>
                <GroupRow groupid={groupid} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Column>
  );
}
