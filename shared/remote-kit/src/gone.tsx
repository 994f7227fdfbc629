import { Button, EmptyState, type EmptyStateProps } from '@mortar/ui';
import { Link } from 'react-router';
import { useWords } from './words/index.ts';

export interface GoneProps {
  /** Says what is not there. */
  title: string;
  /** Why; that it was removed or that the link is wrong when unset. */
  why?: string;
  /** Where to go on. */
  back?: { to: string; label: string };
  headingLevel?: EmptyStateProps['headingLevel'];
}

/** In the place of what an address names, where there is no such thing, or no more: a second try would bring nothing. */
export function Gone({ title, why, back, headingLevel = 2 }: GoneProps) {
  const { say } = useWords();
  return (
    <EmptyState headingLevel={headingLevel} title={title} action={back && <Button render={<Link to={back.to} />}>{back.label}</Button>}>
      {why ?? say('words.gone')}
    </EmptyState>
  );
}
