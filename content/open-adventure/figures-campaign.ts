import { defineFigures } from '../../src/rules/figure';

export const figures = defineFigures({});
