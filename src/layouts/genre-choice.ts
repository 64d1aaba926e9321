const root = document.documentElement;
const radios = document.querySelectorAll<HTMLInputElement>('.genres input');

/** An option holds only plain text: its words for each genre are attributes of it. */
function setOptions(genre: string): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('[data-told]')) {
    const words = option.getAttribute(`data-in-${genre}`);
    option.hidden = genre !== '' && words === null;
    if (words === null) option.removeAttribute('label');
    else option.label = words;
  }
}

/** Shows on the page which genre is chosen, wherever that can be done without a rule of CSS. */
function show(): void {
  const genre = root.dataset.genre ?? '';
  for (const radio of radios) radio.checked = radio.value === genre;
  setOptions(genre);
}

/** Lets the reader choose the genre that a book is told for, wherever the page offers it. */
export function offerGenres(choose: (name: string, value: string) => void): void {
  // What was chosen for another book may be none of this one's genres.
  if (radios.length > 0 && ![...radios].some(({ value }) => value === root.dataset.genre))
    delete root.dataset.genre;
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      choose('genre', radio.value);
      show();
    });
  }
  show();
}
