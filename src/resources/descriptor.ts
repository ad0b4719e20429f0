import type { ComponentType, LazyExoticComponent } from 'react';
import type { ResourceFacts, ResourceName } from '../config/resources';
import { resources } from '../config/resources';

type View = LazyExoticComponent<ComponentType>;

/** A resource as the registry reads it: what the app knows of it, and its views, each loaded with its first visit. */
export interface ResourceDescriptor extends ResourceFacts {
  name: ResourceName;
  views: { list: View; edit?: View; create?: View };
  /** Field that names a record where react-admin has to say which one it means. */
  recordRepresentation: (record: { name: readonly string[] }) => string;
}

/** The first language names a record; screens show the reader's own. */
const firstName = ({ name }: { name: readonly string[] }): string => name[0] ?? '';

/** @example export const items = describeResource('items', { list: patientLazy(() => import('./ItemList')) }) */
export const describeResource = (name: ResourceName, views: ResourceDescriptor['views']): ResourceDescriptor => ({
  ...resources[name],
  name,
  views,
  recordRepresentation: firstName,
});
