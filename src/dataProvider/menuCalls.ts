import { callApi } from './callApi';

/** Calls about the menu that are no CRUD: methods beside react-admin's on the data provider. */
export const menuCalls = {
  /** The menu as a customer sees it. */
  getMenuPreview: () => callApi('get_menu_preview', {}),
  /** Takes a bulk change, a deletion or an import back, with a result for each of its records. */
  undoChange: (change_id: string) => callApi('undo_change', { change_id }),
};
