import { PageFrame } from '@mortar/remote-kit';
import { useGate } from 'effector-react';
import type { ReactNode } from 'react';
import { CommunityNav } from './community-nav.tsx';
import { Here } from './signed-in.ts';

/** A page of the community with all the room that there is, under the way to its others. */
export function WideColumn({ title, lede, children }: { title: ReactNode; lede: ReactNode; children: ReactNode }) {
  useGate(Here);
  return (
    <>
      <CommunityNav />
      <PageFrame title={title} lede={lede}>
        {children}
      </PageFrame>
    </>
  );
}
