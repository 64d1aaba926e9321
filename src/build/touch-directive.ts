import type { ClientDirective } from 'astro';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
const kept = ['click', 'keydown'];

type Control = HTMLInputElement | HTMLSelectElement;

/** A browser puts back what was typed when somebody returns to a page; the island must answer to that too. */
function isRestored(control: Control): boolean {
  if ('options' in control) {
    const marked = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(marked, 0);
  }
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** Keys that move a value or a mark. Everything else that is typed, the browser has put into the field. */
const moves = /^(Arrow|Page|Home|End)/;

/** What a sleeping island could not answer. Links, summaries and fields have been answered by the browser. */
function answerLater(event: Event): (() => void) | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof KeyboardEvent) {
    if (!moves.test(event.key) || target.matches('select')) return undefined;
    const { key, code, shiftKey } = event;
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    return () => target.dispatchEvent(again);
  }
  // A cell of a map is pressed like a button.
  const pressed = target.closest<HTMLElement>('button, .map td');
  return pressed ? () => pressed.click() : undefined;
}

/** Loads an island when the reader touches it first, and lets that first touch count. */
const touch: ClientDirective = (load, { value }, island) => {
  const missed: (() => void)[] = [];
  let waking = false;

  const keep = (event: Event) => {
    const again = answerLater(event);
    if (again) missed.push(again);
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
    for (const name of touches) island.removeEventListener(name, wake);
    for (const name of kept) island.removeEventListener(name, keep, true);
    for (const again of missed) again();
  };

  for (const name of touches) island.addEventListener(name, wake, { passive: true });
  for (const name of kept) island.addEventListener(name, keep, true);

  const addressed = [...new URLSearchParams(location.search).keys()].some((key) =>
    key.startsWith(`${value}.`),
  );
  if (addressed || island.contains(document.activeElement)) wake();
  addEventListener('pageshow', () => {
    if ([...island.querySelectorAll<Control>('input, select')].some(isRestored)) wake();
  });
};

export default touch;
