import { figures as abilities } from './figures-abilities';
import { figures as campaign } from './figures-campaign';
import { figures as combat } from './figures-combat';
import { figures as core } from './figures-core';
import { figures as equipment } from './figures-equipment';
import { figures as magic } from './figures-magic';
import { figures as start } from './figures-start';
import { figures as transport } from './figures-transport';
import { figures as travel } from './figures-travel';

export const figures = {
  ...core,
  ...start,
  ...abilities,
  ...equipment,
  ...transport,
  ...magic,
  ...travel,
  ...campaign,
  ...combat,
};
