import { OverlayMark } from '@mortar/ui';
import type { ReactNode } from 'react';
import type { Area } from './areas.ts';

interface Props extends Area {
  children: ReactNode;
}

/** Names the area of the element that it stands in, for figures. */
function AreaMark({ remote, version }: Area) {
  return <template data-area={`${remote}@${version}`} />;
}

/** Names the area of every overlay that its children open. */
export function MarkedOverlays({ children, ...area }: Props) {
  return <OverlayMark value={<AreaMark {...area} />}>{children}</OverlayMark>;
}

/** Names the area that its children make in the element around them, and in every overlay that they open. */
export function MarkedArea({ children, ...area }: Props) {
  return (
    <MarkedOverlays {...area}>
      {children}
      <AreaMark {...area} />
    </MarkedOverlays>
  );
}
