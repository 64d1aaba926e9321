/** An address as it is written on a page: a place of the same page is only its fragment. */
export function fromPage(href: string, page: string): string {
  return href.startsWith(`${page}#`) ? href.slice(page.length) : href;
}
