import { fullName } from '#contract/providers/fullName';

export interface NamedStore {
  name: readonly string[];
  owner_first_name: string;
  owner_last_name: string;
}

/** How the owner is named where it says who did something: the store's name if it registered before names were asked for. */
export const ownerName = ({ name, owner_first_name, owner_last_name }: NamedStore): string =>
  fullName({ first_name: owner_first_name, last_name: owner_last_name }) || (name[0] ?? '');
