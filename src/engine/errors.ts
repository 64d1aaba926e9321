/** Something is wrong at a place of an expression. */
export class ExpressionError extends Error {
  override readonly name: string = 'ExpressionError';
  constructor(
    readonly problem: string,
    readonly source: string,
    readonly from: number,
    readonly to: number,
  ) {
    super(`${problem} (column ${from + 1} of '${source}')`);
  }
}

/** The same, with the formula that the expression belongs to. */
export class FormulaError extends ExpressionError {
  override readonly name = 'FormulaError';
  constructor(
    readonly formula: string,
    cause: ExpressionError,
  ) {
    super(cause.problem, cause.source, cause.from, cause.to);
    this.message = `Formula '${formula}': ${this.message}`;
  }
}
