import { $links, dialogOpened } from '@mortar/host';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { plainPress } from '../../lib/plain-press.ts';
import { OutwardLink } from './outward-link.tsx';
import { LANDING_PATHS, SECTIONS } from './sections.ts';
import { useActiveSection } from './use-active-section.ts';
import { usePressWithin } from './use-press-within.ts';

interface Props {
  className: string | undefined;
}

/** Home, the Game Hub popup and the sections of the landing page; the active one follows the section in view. */
export function SectionLinks({ className }: Props) {
  const { pathname } = useLocation();
  const active = useActiveSection(SECTIONS);
  const within = usePressWithin();
  const open = useUnit(dialogOpened);
  return (
    <>
      <Link to="/" className={className} onClick={within()} aria-current={LANDING_PATHS.includes(pathname) && !active ? 'page' : undefined}>
        <FormattedMessage id="shell.nav.home" />
      </Link>
      <Link to="/im/gamecenter" className={className} onClick={plainPress(() => open({ name: 'gamehub.hub', props: {} }))}>
        <FormattedMessage id="shell.nav.gamehub" />
      </Link>
      {SECTIONS.map((id) => (
        <Link key={id} to={`/#${id}`} className={className} onClick={within(id)} aria-current={active === id ? 'location' : undefined}>
          <FormattedMessage id={`shell.nav.${id}`} />
        </Link>
      ))}
    </>
  );
}

/** Whitepaper, and the community's channel where the operator named one. */
export function DocumentLinks({ className }: Props) {
  const { community } = useUnit($links);
  return (
    <>
      <Link to="/whitepaper" className={className}>
        <FormattedMessage id="shell.nav.whitepaper" />
      </Link>
      {community && (
        <OutwardLink href={community} className={className}>
          <FormattedMessage id="shell.nav.community" />
        </OutwardLink>
      )}
    </>
  );
}
