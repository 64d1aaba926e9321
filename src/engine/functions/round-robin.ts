/** How many dice each member gives to the common pool: its size is the average degree, rounded towards zero, and the
 *  table goes round, a die from everybody who still has one, until it is reached. */
export function roundRobin(degrees: readonly number[]): number[] {
  const given = degrees.map(() => 0);
  let missing = Math.floor(degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length);
  while (missing > 0) {
    for (const [member, degree] of degrees.entries()) {
      if (missing === 0 || given[member] === degree) continue;
      given[member] = (given[member] as number) + 1;
      missing -= 1;
    }
  }
  return given;
}
