import { useResourceContext } from 'react-admin';
import { resourceByRaName } from './resources/index';

/** The descriptor of the current view's resource. */
export function useResource() {
  const raName = useResourceContext();
  const resource = raName === undefined ? undefined : resourceByRaName(raName);
  if (!resource) throw new Error(`"${raName}" is no resource of the registry`);
  return resource;
}
