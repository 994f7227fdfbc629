/** Slots of every site that panels of remotes go to: beside each page, on the landing page, over the page, behind every page. */
export const HOST_SLOTS = ['dock', 'landing', 'popup', 'background'] as const;
