/** The numbers in the effects of confidence. The table tells them and the formulas reckon with them. */
export const confidence = {
  idealPercent: 10,
  thrivingOn: 2,
  thrivingEnergy: 2,
  prosperousOn: 2,
  giftsForAPip: 10,
  steadyOn: 1,
  steadyPoints: 1,
  rebelsOn: 3,
  idlersOn: 5,
  revoltPercent: 95,
} as const;
