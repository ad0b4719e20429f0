import type { ComponentType, LazyExoticComponent } from 'react';
import { patientLazy } from '../components/patientLazy';
import type { ResourceFacts, ResourceName } from '../config/resources';
import { resources } from '../config/resources';
import { withTexts } from '../i18n/index';

/** Of a record as its list call replied it. */
type RepresentRecord = (record: Record<string, unknown>) => string;

type View = LazyExoticComponent<ComponentType>;
type LoadView = () => Promise<{ default: ComponentType }>;

/** A resource as the registry reads it: what the app knows of it, and its views, each loaded with its first visit. */
export interface ResourceDescriptor extends ResourceFacts {
  name: ResourceName;
  views: { list: View; edit?: View; create?: View };
  /** Field that names a record where react-admin has to say which one it means. */
  recordRepresentation: RepresentRecord;
}

/** The first language names a record; screens show the reader's own. */
const firstName: RepresentRecord = ({ name }) => (Array.isArray(name) ? String(name[0] ?? '') : '');

const view = (load: LoadView): View => patientLazy(withTexts('pages', load));

/**
 * @param views where the code of each view is; it loads with the first visit, and the pages' texts with it
 * @param represent what a record is called, where it has no `name` in the store's languages
 * @example export const items = describeResource('items', { list: () => import('./ItemList') })
 */
export const describeResource = (
  name: ResourceName,
  { list, edit, create }: { list: LoadView; edit?: LoadView; create?: LoadView },
  represent: RepresentRecord = firstName,
): ResourceDescriptor => ({
  ...resources[name],
  name,
  views: { list: view(list), ...(edit ? { edit: view(edit) } : {}), ...(create ? { create: view(create) } : {}) },
  recordRepresentation: represent,
});
