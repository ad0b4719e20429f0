import { type ResourceName, resources } from '../../resources/index';

/** A link by its address and the translation key of its text. */
export interface Way {
  to: string;
  label: string;
}

/** The list keeps search, filters and page by itself: its plain address brings them back. */
export const listLink = (name: ResourceName): Way => ({ to: resources[name].path, label: resources[name].label });
