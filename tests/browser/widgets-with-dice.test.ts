import { isRandom } from '../../src/views/is-random';
import { placedFormulas } from '../content/placed';
import { tryWidgets } from './try-widgets';

// Those that roll are tried apart from the others, so that two cores have something to do.
tryWidgets(placedFormulas.filter(({ thing }) => isRandom(thing)));
