import { Button } from '@mortar/ui';
import { Menu, MenuChoice, MenuSeparator } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '#entities/draft';
import { ownGroups } from './model.ts';

const AUDIENCES = ['public', 'followers', 'mutuals', 'link', 'self'] as const;
const OF_GROUP = ['public', 'group'] as const;
const ICON = { public: 'globe', followers: 'users', mutuals: 'users', link: 'link', group: 'users', self: 'lock' } as const;
const NO_GROUP = 'none';
const MINE = { kind: 'mine', pageSize: 50 } as const;

interface Props {
  value: Pick<Draft, 'audience' | 'groupid'>;
  onChange: (value: Pick<Draft, 'audience' | 'groupid'>) => void;
}

/** Who may see the post, and the group that it stands in. */
export function AudienceMenu({ value: { audience, groupid }, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { groups, want } = useUnit({ groups: ownGroups.$data, want: ownGroups.wanted });
  const isInGroup = groupid !== null;
  useEffect(() => {
    if (isInGroup) want(MINE);
  }, [isInGroup, want]);
  const nameOf = (one: Draft['audience']) => formatMessage({ id: `community.audience.${one}` });
  const own = groups?.list ?? [];
  const group = own.find((one) => one.groupid === groupid);
  const name = group ? `${group.name} · ${nameOf(audience)}` : nameOf(audience);
  return (
    <Menu
      align="start"
      onOpenChange={(isOpen) => isOpen && want(MINE)}
      trigger={
        <Button variant="quiet" icon={ICON[audience]} aria-label={formatMessage({ id: 'community.audience' }, { name })}>
          {name}
        </Button>
      }
    >
      <MenuChoice
        label={formatMessage({ id: 'community.audience.who' })}
        value={audience}
        onChange={(chosen) => onChange({ audience: chosen, groupid })}
        options={(groupid === null ? AUDIENCES : OF_GROUP).map((one) => ({
          value: one,
          label: one === 'group' ? formatMessage({ id: 'community.audience.members' }) : nameOf(one),
          icon: ICON[one],
        }))}
      />
      {(own.length > 0 || groupid !== null) && (
        <>
          <MenuSeparator />
          <MenuChoice
            label={formatMessage({ id: 'community.audience.in' })}
            value={groupid ?? NO_GROUP}
            onChange={(chosen) =>
              onChange(chosen === NO_GROUP ? { audience: 'public', groupid: null } : { audience: 'public', groupid: chosen })
            }
            options={[
              { value: NO_GROUP, label: formatMessage({ id: 'community.audience.in.none' }) },
              ...own.map((one) => ({ value: one.groupid, label: one.name, icon: 'users' as const })),
            ]}
          />
        </>
      )}
    </Menu>
  );
}
