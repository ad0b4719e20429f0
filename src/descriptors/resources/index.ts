import type { EntityName } from '#contract/calls/entityNames';
import type { ListParams, RegisteredResource, Resource } from '../defineResource';
import { categories, subCategories } from './categories';
import { deliveryAreas } from './deliveryAreas';
import { festivalTimes } from './festivalTimes';
import { items } from './items';
import { modifierGroups } from './modifierGroups';
import { offers } from './offers';
import { providers } from './providers';
import { reviews } from './reviews';
import { subStores } from './subStores';
import { tableCombinations } from './tableCombinations';
import { tables } from './tables';

/** The registry. Adding a resource takes a file here and a line in this list. */
const list = [
  // One line each, in the order of the menu.
  items,
  categories,
  subCategories,
  modifierGroups,
  offers,
  providers,
  subStores,
  deliveryAreas,
  festivalTimes,
  tables,
  tableCombinations,
] as const;

/** Resources without forms. */
const readOnly = [reviews] as const;

type Listed = (typeof list)[number];
export type ResourceName = Listed['name'];

/** All resources by name, for the menu, routes, guard and data provider. */
export const resources = Object.fromEntries(list.map((resource) => [resource.name, resource])) as {
  readonly [Of in Listed as Of['name']]: Of;
};

export type ReadOnlyName = (typeof readOnly)[number]['name'];

/** All resources without forms, by name. */
export const readOnlyResources = Object.fromEntries(readOnly.map((resource) => [resource.name, resource])) as {
  readonly [Of in (typeof readOnly)[number] as Of['name']]: Of;
};

/** All resources, with and without forms: what react-admin, the data provider and the access check know. */
export const registered: readonly RegisteredResource[] = [...list, ...readOnly];

/** The resource with this name in react-admin, with or without forms. */
export const registeredByRaName = (raName: string): RegisteredResource | undefined =>
  registered.find((each) => each.raName === raName);

/** A descriptor whose name is in the registry. */
type Known = Resource & { name: ResourceName };

const all: readonly Known[] = list;

/** Resources that can be imported, and exported in the same columns. */
export type FiledResource = {
  [Of in Listed as Of['importKind'] extends string ? Of['name'] : never]: Of['name'];
}[Extract<Listed, { importKind: string }>['name']];

/** @example raName('items') // 'menu/item-list', as react-admin calls the resource */
export const raName = (name: ResourceName | ReadOnlyName): string =>
  ({ ...resources, ...readOnlyResources })[name].raName;

/** The resource with forms that has this name in react-admin. */
export const resourceByRaName = (raName: string): Known | undefined => all.find((each) => each.raName === raName);

/** The resource with forms of an entity. */
export const resourceByEntity = (entity: string): Known | undefined => all.find((each) => each.entity === entity);

/** The resource of an entity that a descriptor names. @throws where there is none */
export function resourceOf(entity: EntityName): Known {
  const found = resourceByEntity(entity);
  if (!found) throw new Error(`There is no resource of the entity "${entity}"`);
  return found;
}

/** The entity of a resource, by react-admin's name for it. @throws where there is none */
export function entityOf(raName: string): EntityName {
  const found = registeredByRaName(raName);
  if (!found) throw new Error(`No calls are known for the resource "${raName}"`);
  return found.entity;
}

/** A list's parameters as its resource's call takes them. The resource is given by react-admin's name for it. */
export const callParams = (raName: string, params: ListParams, timezone: string): ListParams =>
  registeredByRaName(raName)?.callParams?.(params, timezone) ?? params;
