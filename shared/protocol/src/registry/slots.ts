/**
 * Slots of every site that panels of remotes go to: beside each page, on the landing page, over the page, behind every
 * page, into what the site's search finds.
 */
export const HOST_SLOTS = ['dock', 'landing', 'popup', 'background', 'search'] as const;
