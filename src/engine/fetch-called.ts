import { provide } from './at-hand';
import type { Form } from './form';
import { sources } from './functions/index';
import type { Mechanism } from './mechanism';
import { own } from './own';

/** Brings what is called by a name to hand; names that are none of ours are left to the one who evaluates. */
export async function fetchCalled(name: string): Promise<void> {
  const file = await own(sources, name)?.();
  const called = own(file as Readonly<Record<string, Mechanism | Form>> | undefined, name);
  if (called) provide(name, called);
}
