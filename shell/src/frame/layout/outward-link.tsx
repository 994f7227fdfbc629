import { VisuallyHidden } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that leaves the site in a new tab and says so to readers; the other site learns nothing of the page. */
export function OutwardLink({ children, ...rest }: Props) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children} <NewTab />
    </a>
  );
}

/** Says to readers that a link opens a new tab. */
export function NewTab() {
  return (
    <VisuallyHidden>
      <FormattedMessage id="shell.new-tab" />
    </VisuallyHidden>
  );
}
