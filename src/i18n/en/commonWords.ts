/**
 * Words that several groups of texts share with one meaning. Where a language needs another word, the group has its own.
 */
export const commonWords = {
  retry: 'Try again',
  close: 'Close',
  clear: 'Clear',
  cancel: 'Cancel',
  not_now: 'Not now',
  save: 'Save',
  undo: 'Undo',
  back: 'Back',
  yes: 'Yes',
  no: 'No',
  edit: 'Edit',
  delete: 'Delete',
  duplicate: 'Duplicate',
  add: 'Add',
  open: 'Open',
  more_actions: 'More actions for %{name}',
  copy_of: '%{name} (copy)',
};
