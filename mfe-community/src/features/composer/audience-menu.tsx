import { Button } from '@mortar/ui';
import { Menu, MenuChoice } from '@mortar/ui/overlay';
import { useIntl } from 'react-intl';
import type { Draft } from '#entities/draft';

const AUDIENCES = ['public', 'followers', 'mutuals', 'link', 'self'] as const;
const ICON = { public: 'globe', followers: 'users', mutuals: 'users', link: 'link', self: 'lock' } as const;

interface Props {
  value: Draft['audience'];
  onChange: (value: Draft['audience']) => void;
}

/** Who may see the post. */
export function AudienceMenu({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = (audience: Draft['audience']) => formatMessage({ id: `community.audience.${audience}` });
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" icon={ICON[value]} aria-label={formatMessage({ id: 'community.audience' }, { name: nameOf(value) })}>
          {nameOf(value)}
        </Button>
      }
    >
      <MenuChoice
        label={formatMessage({ id: 'community.audience.who' })}
        value={value}
        onChange={onChange}
        options={AUDIENCES.map((audience) => ({ value: audience, label: nameOf(audience), icon: ICON[audience] }))}
      />
    </Menu>
  );
}
