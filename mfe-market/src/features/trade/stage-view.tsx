import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { DoneView } from './done-view.tsx';
import { $stage } from './model.ts';
import { PlanView } from './plan-view.tsx';
import { TermsForm } from './terms-form.tsx';
import { TroubleView } from './trouble-view.tsx';
import type { Wish } from './wish.ts';
import { WorkView } from './work-view.tsx';

/** Where a wish stands. */
export function StageView({ wish }: { wish: Wish }) {
  const stage = useUnit($stage);
  switch (stage.at) {
    case 'terms':
      return <TermsForm wish={wish} />;
    case 'planning':
      return <Skeleton shape="text" lines={4} />;
    case 'plan':
      return <PlanView wish={wish} plan={stage.plan} />;
    case 'work':
      return <WorkView {...stage.progress} />;
    case 'done':
      return <DoneView wish={wish} receipt={stage.receipt} />;
    case 'trouble':
      return <TroubleView trouble={stage.trouble} />;
  }
}
