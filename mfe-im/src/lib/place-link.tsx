import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, usePlace, type Place } from './place.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: Place;
}

/** A link to a place in the messages: a plain press stays where it is shown, any other opens the page of messages. */
export function PlaceLink({ to, onClick, children, ...rest }: Props) {
  const { go } = usePlace();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={addressOf(to)} onClick={press}>
      {children}
    </a>
  );
}
