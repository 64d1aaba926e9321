/** Shows what a defined word means: on hover, on focus and on the first tap. Escape closes it, the pointer may rest
 *  on it, and `data-cards="off"` on the page keeps it away. Without this script a term is a plain link. */
const root = document.documentElement;
const card = document.createElement('div');
card.id = 'card';
card.setAttribute('role', 'tooltip');

let shown: HTMLAnchorElement | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
/** The kind of the last pointer, and whether its tap found the card already open. */
let isTouch = false;
let wasOpen = false;

/** A glossary is fetched once, when a card is first asked for, so that no page has to carry it. */
const glossaries = new Map<string, Promise<Document>>();

function glossaryAt(path: string): Promise<Document> {
  const known = glossaries.get(path);
  if (known) return known;
  const fetched = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    // Without its head: its styles are not allowed on this page, and the browser would complain.
    const [, main = ''] = (await answer.text()).split(/<main\b|<\/main>/);
    return new DOMParser().parseFromString(`<main ${main}`, 'text/html');
  });
  fetched.catch(() => glossaries.delete(path));
  glossaries.set(path, fetched);
  return fetched;
}

function hide(): void {
  clearTimeout(soon);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  card.remove();
}

/** Beneath the word, or above it where the screen ends. */
function place(term: HTMLAnchorElement): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, root.clientWidth - width - 8));
  const below = word.bottom + 6;
  const top = below + height > innerHeight && word.top > height + 6 ? word.top - height - 6 : below;
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
}

async function show(term: HTMLAnchorElement): Promise<void> {
  clearTimeout(soon);
  if (shown === term || root.dataset['cards'] === 'off') return;
  hide();
  shown = term;
  const [path = '', id = ''] = (term.dataset['card'] ?? '').split('#');
  const entry = (await glossaryAt(path)).getElementById(id);
  const [name, text] = [entry?.querySelector('dt'), entry?.querySelector('dd')?.firstChild];
  // The reader may have moved on while it was fetched.
  if (shown !== term || !name || !text) return;
  const title = document.createElement('strong');
  title.textContent = name.textContent;
  card.replaceChildren(title, text.textContent ?? '', isTouch ? 'Tap again to read the rule.' : '');
  // Within the landmark of its word, where a screen reader goes on reading.
  (term.closest('main') ?? document.body).append(card);
  term.setAttribute('aria-describedby', card.id);
  place(term);
}

const termAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-card]')) || undefined;

/** Without its card, a tap on a term is what it is without this script. */
function showOrFollow(term: HTMLAnchorElement): void {
  show(term).catch(() => location.assign(term.href));
}

addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return;
  const term = termAt(target);
  clearTimeout(soon);
  if (term) soon = setTimeout(() => show(term).catch(hide), 120);
  else if (shown && !card.contains(target as Node)) soon = setTimeout(hide, 250);
});
addEventListener('pointerdown', ({ target, pointerType }) => {
  isTouch = pointerType === 'touch';
  wasOpen = shown !== undefined && termAt(target) === shown;
  if (!wasOpen && !card.contains(target as Node)) hide();
});
addEventListener('focusin', ({ target }) => {
  const term = termAt(target);
  if (term) show(term).catch(hide);
});
addEventListener('focusout', ({ target }) => {
  if (shown && termAt(target) === shown) hide();
});
addEventListener('click', (event) => {
  const term = termAt(event.target);
  if (!term || !isTouch || wasOpen || root.dataset['cards'] === 'off') return;
  event.preventDefault();
  showOrFollow(term);
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

export {};
