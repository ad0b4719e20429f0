import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { listWay, type Way } from '../../../records/form/formWay';

/** How sub-categories stand in this store: under categories, on whose screen they are edited too, or alone. */
export function useHeadings(): { withCategories: boolean; back: Way } {
  const { store } = useStoreSurroundings();
  const withCategories = store.is_store_can_create_group;
  return { withCategories, back: listWay(withCategories ? 'categories' : 'sub_categories') };
}
