/** A rating that counts on past its die: on a scale of 20 with the symbol M, 34 is written 14M and 45 is written 5M2. */
export interface Scale {
  readonly size: number;
  readonly symbol: string;
}
