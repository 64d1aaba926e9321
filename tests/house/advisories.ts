import { spawnSync } from 'node:child_process';

/** Asks the registry whether something is known against the packages that are installed. Where it does not answer,
 *  nothing is proved, and that is said. */

interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface Audit {
  /** There only where the registry has answered. */
  readonly metadata?: { readonly vulnerabilities: { readonly total: number } };
  readonly vulnerabilities?: Readonly<Record<string, Advisory>>;
  readonly message?: string;
}

function asked(): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: error?.message ?? 'npm audit gave no answer' };
  }
}

function told({ name, severity, via, fixAvailable }: Advisory): string {
  const why = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`));
  const fix =
    typeof fixAvailable === 'object' ? `${fixAvailable.name}@${fixAvailable.version}` : 'another version';
  return `package-lock.json: ${name} (${severity}): ${why.join('; ')}: ${fixAvailable ? `take ${fix}` : 'do without it'}`;
}

const { metadata, vulnerabilities = {}, message } = asked();
if (!metadata) {
  console.warn(`NOT CHECKED: the registry does not tell what is known against our packages (${message}).`);
} else if (metadata.vulnerabilities.total > 0) {
  console.error(Object.values(vulnerabilities).map(told).join('\n'));
  process.exitCode = 1;
} else console.info('Nothing is known against the packages that are installed.');
