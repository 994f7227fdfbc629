import { Button } from '@mortar/ui';
import { Menu, MenuChoice, MenuSeparator } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from '#entities/draft';
import { ownGates, ownGroups } from './model.ts';

const AUDIENCES = ['public', 'followers', 'mutuals', 'link', 'self'] as const;
const OF_GROUP = ['public', 'group'] as const;
const ICON = {
  public: 'globe',
  followers: 'users',
  mutuals: 'users',
  link: 'link',
  group: 'users',
  holders: 'wallet',
  self: 'lock',
} as const;
const NONE = 'none';
const MINE = { kind: 'mine', pageSize: 50 } as const;

type Chosen = Pick<Draft, 'audience' | 'groupid' | 'gate'>;
interface Props {
  value: Chosen;
  onChange: (value: Chosen) => void;
}

/** Who may see the post, and the group that it stands in. */
export function AudienceMenu({ value: { audience, groupid, gate }, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { groups, want, gates, wantGates } = useUnit({
    groups: ownGroups.$data,
    want: ownGroups.wanted,
    gates: ownGates.$data,
    wantGates: ownGates.wanted,
  });
  const isInGroup = groupid !== null;
  useEffect(() => {
    if (isInGroup) want(MINE);
  }, [isInGroup, want]);
  const isGated = gate !== null;
  useEffect(() => {
    if (isGated) wantGates();
  }, [isGated, wantGates]);
  const nameOf = (one: Draft['audience']) => formatMessage({ id: `community.audience.${one}` });
  const own = groups?.list ?? [];
  const group = own.find((one) => one.groupid === groupid);
  const held = gates?.list ?? [];
  const gateName = held.find(({ collection }) => collection === gate)?.name;
  const ofGate = gateName !== undefined && formatMessage({ id: 'community.audience.holdersOf' }, { name: gateName });
  const name = ofGate || (group ? `${group.name} · ${nameOf(audience)}` : nameOf(audience));
  return (
    <Menu
      align="start"
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        want(MINE);
        wantGates();
      }}
      trigger={
        <Button variant="quiet" icon={ICON[audience]} aria-label={formatMessage({ id: 'community.audience' }, { name })}>
          {name}
        </Button>
      }
    >
      <MenuChoice
        label={formatMessage({ id: 'community.audience.who' })}
        value={isGated ? NONE : audience}
        onChange={(chosen) => chosen !== NONE && onChange({ audience: chosen, groupid, gate: null })}
        options={(groupid === null ? AUDIENCES : OF_GROUP).map((one) => ({
          value: one,
          label: one === 'group' ? formatMessage({ id: 'community.audience.members' }) : nameOf(one),
          icon: ICON[one],
        }))}
      />
      {groupid === null && held.length > 0 && (
        <>
          <MenuSeparator />
          <MenuChoice
            label={formatMessage({ id: 'community.audience.gates' })}
            value={gate ?? NONE}
            onChange={(chosen) => onChange({ audience: 'holders', groupid: null, gate: chosen })}
            options={held.map(({ collection, name: label }) => ({ value: collection, label, icon: 'wallet' as const }))}
          />
        </>
      )}
      {(own.length > 0 || groupid !== null) && (
        <>
          <MenuSeparator />
          <MenuChoice
            label={formatMessage({ id: 'community.audience.in' })}
            value={groupid ?? NONE}
            onChange={(chosen) =>
              onChange(
                chosen === NONE ? { audience: 'public', groupid: null, gate: null } : { audience: 'public', groupid: chosen, gate: null },
              )
            }
            options={[
              { value: NONE, label: formatMessage({ id: 'community.audience.in.none' }) },
              ...own.map((one) => ({ value: one.groupid, label: one.name, icon: 'users' as const })),
            ]}
          />
        </>
      )}
    </Menu>
  );
}
