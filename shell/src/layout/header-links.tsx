import { $links } from '@mortar/host';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { SECTIONS, scrollToSection, scrollToTop } from './sections.ts';
import { useActiveSection } from './use-active-section.ts';

const LANDING = ['/', '/home', '/index'];

interface Props {
  className: string | undefined;
  /** Called after a press: a menu closes. */
  onPress?: () => void;
}

/** Home, Game Hub and the sections of the landing page; the active one follows the section in view. */
export function SectionLinks({ className, onPress }: Props) {
  const { pathname } = useLocation();
  const section = useActiveSection(SECTIONS);
  const isLanding = LANDING.includes(pathname);
  const home = (event: MouseEvent) => {
    onPress?.();
    if (!isLanding) return;
    event.preventDefault();
    scrollToTop();
  };
  const toSection = (id: string) => (event: MouseEvent) => {
    onPress?.();
    if (isLanding && scrollToSection(id)) event.preventDefault();
  };
  return (
    <>
      <Link to="/" className={className} onClick={home} aria-current={isLanding && !section ? 'true' : undefined}>
        <FormattedMessage id="shell.nav.home" />
      </Link>
      <Link to="/im/gamecenter" className={className} onClick={onPress}>
        <FormattedMessage id="shell.nav.gamehub" />
      </Link>
      {SECTIONS.map((id) => (
        <Link key={id} to={`/#${id}`} className={className} onClick={toSection(id)} aria-current={section === id ? 'true' : undefined}>
          <FormattedMessage id={`shell.nav.${id}`} />
        </Link>
      ))}
    </>
  );
}

/** Whitepaper, and the community's channel where the operator named one. */
export function OutwardLinks({ className, onPress }: Props) {
  const { community } = useUnit($links);
  return (
    <>
      <Link to="/whitepaper" className={className} onClick={onPress}>
        <FormattedMessage id="shell.nav.whitepaper" />
      </Link>
      {community && (
        <a href={community} target="_blank" rel="noopener noreferrer" className={className} onClick={onPress}>
          <FormattedMessage id="shell.nav.community" />
        </a>
      )}
    </>
  );
}
