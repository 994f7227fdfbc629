/** Whether two questions ask for the same: what one leaves out the other does too. */
export const isSame = (one: object, other: object): boolean => {
  const parts = (question: object) => JSON.stringify(Object.entries(question).sort());
  return parts(one) === parts(other);
};
