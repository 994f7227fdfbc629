import { Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { ChooseView } from './choose-view.tsx';
import { BidForm } from './bid-form.tsx';
import { DoneView } from './done-view.tsx';
import { ManyForm } from './many-form.tsx';
import { $stage } from './model.ts';
import { PlanView } from './plan-view.tsx';
import { TermsForm } from './terms-form.tsx';
import styles from './form.module.css';
import { TransferForm } from './transfer-form.tsx';
import { TroubleView } from './trouble-view.tsx';
import type { Wish } from './wish.ts';
import { WorkView } from './work-view.tsx';

/** What is to be said first. */
function FormFor({ wish }: { wish: Wish }) {
  switch (wish.kind) {
    case 'bid':
      return <BidForm wish={wish} />;
    case 'listMany':
      return <ManyForm wish={wish} />;
    case 'transfer':
      return <TransferForm wish={wish} />;
    case 'choose':
      return <ChooseView wish={wish} />;
    default:
      return <TermsForm wish={wish} />;
  }
}

function Planning() {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.note}>
        <FormattedMessage id="market.trade.planning" />
      </p>
      <Skeleton shape="text" lines={4} />
    </div>
  );
}

/** Where a wish stands. */
export function StageView({ wish }: { wish: Wish }) {
  const stage = useUnit($stage);
  switch (stage.at) {
    case 'terms':
      return <FormFor wish={wish} />;
    case 'planning':
      return <Planning />;
    case 'plan':
      return <PlanView wish={wish} plan={stage.plan} />;
    case 'work':
      return <WorkView {...stage.progress} />;
    case 'done':
      return <DoneView wish={wish} plan={stage.plan} receipt={stage.receipt} />;
    case 'trouble':
      return <TroubleView trouble={stage.trouble} />;
  }
}
