import hydrate from '@astrojs/react/client.js';
import type { ComponentType } from 'react';

type Props = Record<string, unknown>;
type Slots = Record<string, string>;

/** An island that has to fetch something before it can be drawn. */
type Island = ComponentType<Props> & { prepare?(props: Props): Promise<void> };

/** Hands an island to React once it has all it needs, so that from then on every touch is answered at once. */
export default (element: HTMLElement) =>
  async (component: Island, props: Props, slots: Slots, metadata: { client: string }): Promise<void> => {
    await component.prepare?.(props);
    hydrate(element)(component, props, slots, metadata);
  };
