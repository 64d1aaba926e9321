/// <reference types="astro/client" />
import type { Game } from './rules/game';
import type { Links } from './views/links';

declare global {
  namespace App {
    interface Locals {
      /** Set by every page before it renders; the components take every address from it. */
      links: Links;
      /** The book that the page belongs to, or whose formula it shows. */
      game?: Game;
      /** The ids of the glyphs that the page has drawn. */
      drawn?: Set<string>;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when the reader touches it, or when the address holds keys that begin with this id. */
    'client:touch'?: string;
  }
}
