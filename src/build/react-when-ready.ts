import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React islands that may fetch what they need before they wake: Astro's own integration, with another client. */
export function reactWhenReady(): AstroIntegration {
  const { hooks, ...rest } = react();
  return {
    ...rest,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: './src/build/ready-client.ts' }),
        }),
    },
  };
}
