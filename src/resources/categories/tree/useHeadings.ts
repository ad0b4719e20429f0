import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { listLink, type Way } from '../../../records/form/formTools';

/** How sub-categories stand in this store: under categories, on whose screen they are edited too, or alone. */
export function useHeadings(): { withCategories: boolean; back: Way } {
  const { store } = useStoreFormat();
  const withCategories = store.is_store_can_create_group;
  return { withCategories, back: listLink(withCategories ? 'categories' : 'sub_categories') };
}
