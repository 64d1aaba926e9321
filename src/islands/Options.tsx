import type { ReactElement } from 'react';
import { genresOf, inWords, type Words } from '../views/words';
import { useGenre } from './use-genre';

interface Props {
  readonly of: readonly (readonly [value: number | string, words: Words])[];
}

/** The options of a list. An option holds only plain text, so that each carries its words by genre as attributes too: the
 *  page sets them while the island sleeps, the island once it is awake. */
export function Options({ of }: Props): ReactElement {
  const chosen = useGenre();
  return (
    <>
      {of.map(([value, words]) => {
        const genres = genresOf(words);
        const told = genres.map((genre) => [`data-in-${genre}`, inWords(words, genre)]);
        const known = chosen !== undefined && genres.length > 0;
        return (
          <option
            key={value}
            value={value}
            label={known ? inWords(words, chosen) : undefined}
            hidden={known && !genres.includes(chosen)}
            data-told={genres.length > 0 ? '' : undefined}
            {...Object.fromEntries(told)}
          >
            {inWords(words)}
          </option>
        );
      })}
    </>
  );
}
