import { cutDescription, cutTitle } from '@mortar/ui/format';
import { useEffect } from 'react';

export interface Head {
  title: string;
  description?: string;
}

/** Title and description of the page that shows, cut to what search engines show (spec §5). */
export function useHead({ title, description }: Head): void {
  useEffect(() => {
    document.title = cutTitle(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', cutDescription(description));
  }, [title, description]);
}
