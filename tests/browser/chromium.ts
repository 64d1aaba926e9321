import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/usr/lib/chromium',
  '/usr/lib/chromium-browser',
];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = [...places, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  const candidates = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...candidates, ...applications, chromium.executablePath()].find((path) => path && runs(path));
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^(ID|ID_LIKE)=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `The browser tests need Chromium, and 'apt-get ${args.join(' ')}' failed: install the package chromium.\n` +
      [error?.message, stdout, stderr].filter(Boolean).join('\n'),
  );
}

/** The path of a Chromium that runs. It is installed where that is safe to do, and never done without. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is '${named}', which cannot be run: let it name a Chromium, or unset it.`);
  }
  const found = installed();
  if (found) return found;
  if (isRootOnDebian()) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium: install it (package chromium) or set CHROMIUM_PATH to one.',
  );
}
