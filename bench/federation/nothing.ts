/** Stands in for the sharing of singletons: in one application there is nobody to share with. */
export const provided = undefined;
