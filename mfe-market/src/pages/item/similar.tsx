import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { BriefGrid } from '#entities/market';
import { Section } from '../../lib/section.tsx';
import { similar } from './model.ts';

/** Items that share the rarest traits of this one, each with what they share; nothing where none does. */
export function Similar() {
  const { formatMessage } = useIntl();
  const found = useUnit(similar.$data)?.items ?? [];
  if (found.length === 0) return null;
  const shared = new Map(found.map((one) => [one.item.id, one.shared.map(({ type, value }) => `${type}: ${value}`).join(' · ')]));
  return (
    <Section id="similar" titleId="market.item.similar">
      <BriefGrid
        items={found.map(({ item }) => item)}
        label={formatMessage({ id: 'market.item.similar' })}
        note={({ id }) => <bdi>{shared.get(id)}</bdi>}
      />
    </Section>
  );
}
