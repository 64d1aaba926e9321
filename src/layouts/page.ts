import '../components/term-cards';
import { offerGenres } from './genre-choice';

/** What every page can do: open the search and keep the reader's choices. Everything else is loaded on demand. */
const root = document.documentElement;
const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
let isOpening = false;
/** What was typed while the dialog was on its way. */
let typed = '';

async function openSearch(): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  const { openSearch } = await import('./search/open-search');
  openSearch(typed);
  isOpening = false;
  typed = '';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

document.addEventListener('keydown', (event) => {
  if (isOpening && event.key.length === 1) {
    typed += event.key;
    event.preventDefault();
    return;
  }
  const slash =
    event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!slash && !command) return;
  event.preventDefault();
  openSearch();
});

for (const button of document.querySelectorAll('[data-search]')) button.addEventListener('click', openSearch);

// A link within the page would leave the navigation of a phone lying over what it leads to.
const chapters = document.getElementById('chapters');
chapters?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && chapters.matches(':popover-open'))
    chapters.hidePopover();
});

/** A choice is an attribute of the page, and is remembered; without one the attribute is gone. */
function choose(name: string, value: string): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
  try {
    if (value) localStorage.setItem(`ludex.${name}`, value);
    else localStorage.removeItem(`ludex.${name}`);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}

for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
  radio.checked = radio.value === (root.dataset.theme ?? '');
  radio.addEventListener('change', () => choose('theme', radio.value));
}

const cards = document.querySelector<HTMLInputElement>('input[name=cards]');
if (cards) {
  cards.checked = root.dataset.cards !== 'off';
  cards.addEventListener('change', () => choose('cards', cards.checked ? '' : 'off'));
}

offerGenres(choose);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where it is refused, as in a private window, the site needs its network and is otherwise the same.
  addEventListener('load', () => navigator.serviceWorker.register(`${base}sw.js`).catch(() => undefined));
}
