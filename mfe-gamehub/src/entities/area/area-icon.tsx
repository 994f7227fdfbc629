import type { AreaState } from '@mortar/host';
import { Icon } from '@mortar/ui';
import { AREA_COPY } from './area-copy.ts';

interface Props {
  area: AreaState;
  className?: string;
  size?: number;
}

/** The area's icon; a brick for one that this page does not know. */
export function AreaIcon({ area, ...rest }: Props) {
  return <Icon name={AREA_COPY[area.name]?.icon ?? 'brick'} {...rest} />;
}
