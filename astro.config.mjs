import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { chunkFileNames, engineChunks } from './src/build/engine-chunks.ts';
import { offline } from './src/build/offline.ts';
import { plainImport } from './src/build/plain-import.ts';
import { reactWhenReady } from './src/build/react-when-ready.ts';
import { searchIndex } from './src/build/search-index.ts';
import { touch } from './src/build/touch.ts';
import { trimPages } from './src/build/trim-pages.ts';

export default defineConfig({
  output: 'static',
  site: process.env.SITE_URL || 'http://localhost:4321',
  base: process.env.BASE_PATH || '/',
  trailingSlash: 'always',
  server: { port: Number(process.env.PORT) || 4321 },
  devToolbar: { enabled: false },
  // The highlighter writes style attributes, which the policy below refuses; the books hold no code.
  markdown: { syntaxHighlight: false },
  build: {
    format: 'directory',
    // A page and its styles fit into the first flight of packets together, and no paint waits for a second one.
    inlineStylesheets: 'always',
  },
  vite: {
    plugins: [plainImport()],
    // Astro marks every chapter with a directive of its own, and the bundler warns of each.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: engineChunks }, chunkFileNames } } },
      },
    },
    // What answers long questions off the page's thread is one file, fetched when the first long one is asked.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  integrations: [mdx(), reactWhenReady(), touch(), searchIndex(), trimPages(), offline()],
});
