import { $areas, Slot, type PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '@mortar/ui';
import { AllocationFigure } from '#entities/allocation';
import { AreaGrid } from '#entities/area';
import { RoadmapWall } from '#entities/roadmap';
import { BuyButton } from '#features/buy-token';
import { ClaimRuns } from '#features/claim-runs';
import { highlights } from '#features/hero-wall';
import { Doors } from './doors.tsx';
import { Hero } from './hero.tsx';
import styles from './page.module.css';
import { Section } from './section.tsx';

/** Asks for the latest of the games; the page waits for nothing. */
export function loader({ scope }: PageArgs): null {
  scopeBind(highlights.wanted, { scope })();
  return null;
}

/** The beginning of the page, as it shows before any script runs: nothing of it needs the registry. */
export function Opening() {
  return (
    <div className={styles.page}>
      <Hero />
    </div>
  );
}

/** The landing page of the project token: `/`, `/home` and `/index`. */
export function Page() {
  const areas = useUnit($areas);
  const countOf = (wanted: (typeof areas)[number]['state']) => areas.filter(({ state }) => state === wanted).length;
  return (
    <div className={styles.page}>
      <ClaimRuns />
      <Hero />
      <div className={styles.sections}>
        <Section
          id="areas"
          titleId="gamehub.areas.title"
          lede={
            <FormattedMessage
              id="gamehub.areas.lede"
              values={{ live: countOf('live'), planned: countOf('planned'), total: areas.length }}
            />
          }
        >
          <AreaGrid areas={areas} />
        </Section>
        <Section id="tokenomics" titleId="gamehub.tokenomics.title" lede={<FormattedMessage id="gamehub.tokenomics.lede" />}>
          <AllocationFigure />
          <div className={styles.buy}>
            <BuyButton />
            <p className={styles.note}>
              <FormattedMessage id="gamehub.tokenomics.note" />
            </p>
          </div>
        </Section>
        <Section id="roadmap" titleId="gamehub.roadmap.title" lede={<FormattedMessage id="gamehub.roadmap.lede" />}>
          <RoadmapWall />
        </Section>
        <Slot name="landing" props={{}} fallback={<Skeleton className={styles.brick!} />} />
        <Doors />
      </div>
    </div>
  );
}
