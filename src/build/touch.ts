import type { AstroIntegration } from 'astro';

/** Adds `client:touch`. */
export function touch(): AstroIntegration {
  return {
    name: 'touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'touch', entrypoint: './src/build/touch-directive.ts' }),
    },
  };
}
